// The schemas of docs/schema, held against everything that the program prints as JSON.
#include "support/schema.h"

#include <sstream>

#include "support/process.h"
#include "support/support.h"

namespace nonet::test {
namespace {

const std::string kHard =
    "4..5.....19..43.7..8..2......3..7.9..2..........93....8.5.917.......21...6......5";

const std::string kCages =
    R"({"givens": "4.75..289192843.7.5867293146532.74...........71893.65284.691...37945.1.826137.9.5", )"
    R"("rules": [{"kind": "cage", "cells": ["r5c1", "r5c2", "r5c3", "r5c4"], "sum": 16}, )"
    R"({"kind": "cage", "cells": ["r5c5", "r5c6", "r5c7"], "sum": 19}]})";
// Its diagonals are houses beyond the boxes.
const std::string kDiagonals =
    R"({"name": "X", "givens": "123456789........................................................................", "rules": [{"kind": "diagonals", "which": "both"}]})";

struct Printed {
  std::vector<std::string> arguments;
  std::string schema;
};

class Schemas : public testing::TestWithParam<Printed> {};

TEST_P(Schemas, DescribeWhatTheProgramPrints) {
  const Finished done = run("nonet", GetParam().arguments);
  EXPECT_NE(done.code, 2) << done.err;
  EXPECT_EQ(schema_fault(done.out, GetParam().schema), "") << done.out;
}

INSTANTIATE_TEST_SUITE_P(
    Commands, Schemas,
    testing::Values(Printed{{"explain", "--json", kHard}, "path"},
                    Printed{{"explain", "--json", "--policy=hodoku", kHard}, "path"},
                    Printed{{"explain", "--json", "--only=trial", kHard}, "path"},
                    Printed{{"explain", "--json", std::string(81, '.')}, "path"},
                    Printed{{"steps", "--json", kHard}, "steps"},
                    Printed{{"hint", "--json", "--rung=1", kHard}, "hint"},
                    Printed{{"hint", "--json", "--rung=5", kHard}, "hint"},
                    Printed{{"hint", "--json", "5" + kHard.substr(1)}, "hint"},
                    Printed{{"hint", "--json", "--rung=5", "+4" + kHard.substr(1) + ":"}, "hint"},
                    Printed{{"rate", "--json", kHard}, "rating"},
                    Printed{{"rate", "--json", "--scale=se", kHard}, "rating"},
                    Printed{{"rate", "--json", "--scale=hodoku", kHard}, "rating"},
                    Printed{{"rate", "--json", std::string(81, '.')}, "rating"},
                    Printed{{"generate", "--json", "--seed=3"}, "rating"},
                    Printed{{"explain", "--json", kCages}, "path"},
                    Printed{{"steps", "--json", kCages}, "steps"},
                    Printed{{"steps", "--json", kDiagonals}, "steps"},
                    Printed{{"hint", "--json", "--rung=5", kCages}, "hint"},
                    Printed{{"hint", "--json", "--rung=5", kDiagonals}, "hint"},
                    Printed{{"rate", "--json", "--scale=nonet", kCages}, "rating"},
                    Printed{{"rate", "--json", "--scale=nonet", kHard}, "rating"},
                    Printed{{"techniques", "--json"}, "techniques"},
                    Printed{{"techniques", "--json", "xy-wing"}, "lesson"},
                    Printed{{"techniques", "--json", "killer-subset"}, "lesson"},
                    Printed{{"techniques", "--json", "--variant", "skyscraper"}, "lesson"},
                    Printed{{"techniques", "--json", "forcing-net-contradiction"}, "lesson"}));

TEST(Schemas, APathThatIsProvedAndOneThatIsRefused) {
  const Finished path = run("nonet", {"explain", "--json", kHard});
  EXPECT_EQ(schema_fault(run("nonet", {"prove", "--json"}, path.out).out, "proof"), "");
  std::string forged = path.out;
  forged.replace(forged.find("\"truths\": [\""), 12, "\"truths\": [], \"was\": [\"");
  const Finished refused = run("nonet", {"prove", "--json"}, forged);
  EXPECT_EQ(refused.code, 1);
  EXPECT_EQ(schema_fault(refused.out, "proof"), "");
}

TEST(Schemas, SeeWhatIsMissingSuperfluousOrWrong) {
  const std::string error =
      R"({"format": "nonet-error", "version": 1, "code": "refused", "message": "no")";
  EXPECT_EQ(schema_fault(error + "}", "error"), "");
  EXPECT_EQ(schema_fault(R"({"format": "nonet-error", "version": 1, "code": "refused"})", "error"),
            ": lacks \"message\"");
  EXPECT_EQ(schema_fault(error + R"(, "more": 1})", "error"), "/more: is not foreseen");
  EXPECT_EQ(schema_fault(error + R"(, "line": 0})", "error"), "/line: breaks \"minimum\": 0");
  EXPECT_EQ(schema_fault(error + R"(, "line": "2"})", "error"), "/line: breaks \"type\": 2");
  EXPECT_EQ(schema_fault(error, "error").substr(0, 16), "this is not JSON");
}

}  // namespace
}  // namespace nonet::test
