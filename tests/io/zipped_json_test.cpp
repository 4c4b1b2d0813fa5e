// What SudokuPad leaves out of its JSON, put back.
#include "nonet/io/zipped_json.h"

#include "nonet/json/value.h"
#include "support/support.h"

namespace nonet {
namespace {

TEST(ZippedJson, PutsBackQuotesWordsAndEmptyObjects) {
  EXPECT_EQ(unzipped_json("{ce:[[{v:5},,{c:ff8000}]],r:t}"),
            R"({"ce":[[{"v":5},{},{"c":"#ff8000"}]],"r":true})");
  EXPECT_EQ(unzipped_json("[,,{v:1},]"), R"([{},{},{"v":1},{}])");
  EXPECT_EQ(unzipped_json("[,]"), "[{},{}]");
  EXPECT_EQ(unzipped_json("{a:[],b:f,c:#0,d:#F,e:null,f:-1.5}"),
            R"({"a":[],"b":false,"c":"#000000","d":"#FFFFFF","e":null,"f":-1.5})");
  EXPECT_EQ(unzipped_json(R"({t:'it\'s "so"\nlong, [x]:,,'})"),
            R"({"t":"it's \"so\"\nlong, [x]:,,"})");
}

TEST(ZippedJson, LeavesJsonAsItIs) {
  for (const char* json : {R"({"a": [1, {}, [], "x'y\"\\", true, null], "b" : {}})", "[]", "\"\"",
                           R"([{"cells":[[0, 1]], "value": "10"}])"}) {
    EXPECT_EQ(unzipped_json(json), json);
  }
}

TEST(ZippedJson, CostsNoMoreThanTheLengthOfTheText) {
  std::mt19937 random(3);
  const std::string chars = "{[]},:'\"\\ tf#0Fa1";
  for (int round = 0; round < test::rounds(2000); ++round) {
    std::string any;
    for (auto i = random() % 60; i > 0; --i) any += chars[random() % chars.size()];
    const std::string json = unzipped_json(any);
    EXPECT_LE(json.size(), 10 * any.size() + 2) << any;
  }
}

}  // namespace
}  // namespace nonet
