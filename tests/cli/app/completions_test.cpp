// What the shells really offer: each is started, given the script, and asked.
#include "cli/app/completions.h"

#include "support/process.h"
#include "support/support.h"

namespace nonet::test {
namespace {

// A folder with the scripts, and files whose names could be taken for values.
class Completions : public testing::Test {
 protected:
  Completions() {
    folder_.write("nonet.bash", cli::bash_completion());
    folder_.write("_nonet", cli::zsh_completion());
    folder_.write("nonet.fish", cli::fish_completion());
    for (const char* name : {"hodokus.txt", "pencils.txt", "spaced out.txt", "xy.txt"}) {
      folder_.write(name, "");
    }
    folder_.write("games/one.json", "");
  }

  bool has(const std::string& shell) const {
    return run_shell("command -v " + shell, folder_.path()).code == 0;
  }

  // The words that bash offers for the last word of a line, as it cuts the line itself.
  std::string bash(const std::string& words) const {
    return run_shell("source ./nonet.bash; compopt() { :; }; COMP_WORDS=(" + words +
                         "); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _nonet; "
                         "IFS='|'; printf '%s' \"${COMPREPLY[*]}\"",
                     folder_.path())
        .out;
  }

  std::string fish(const std::string& line) const {
    return run_shell("fish --no-config -c 'source ./nonet.fish; complete -C \"" + line +
                         "\" | string replace -r \"\\t.*\" \"\" | string join \"|\"'",
                     folder_.path())
        .out;
  }

  // What nonet is called with when these keys are typed into zsh.
  std::string zsh(const std::string& keys) const {
    return run_shell(
               "zsh -f <<'END'\n"
               "zmodload zsh/zpty\n"
               "TERM=dumb zpty shell zsh -f -i\n"
               "zpty -w shell 'nonet() { print -r -- \"called\"\"<$*>\" }; fpath=($PWD $fpath)'\n"
               "zpty -w shell 'autoload -Uz compinit; compinit -u -D; print -r -- rea\"\"dy'\n"
               "zpty -r -m shell seen '*ready*'\n"
               "zpty -w shell $'" +
                   keys +
                   "'\n"
                   "zpty -r -m shell seen '*called<*>*'\n"
                   "seen=${seen#*called<}; print -rn -- ${seen%%>*}\n"
                   "END",
               folder_.path())
        .out;
  }

  ScratchFolder folder_;
};

TEST_F(Completions, BashOffersCommandsOptionsAndFiles) {
  EXPECT_EQ(bash("nonet ex"), "explain");
  EXPECT_EQ(bash("nonet hel"), "help");
  EXPECT_EQ(bash("nonet help so"), "solve");
  EXPECT_EQ(bash("nonet hod"), "hodokus.txt");
  EXPECT_EQ(bash("nonet solve --keep"), "--keep-going");
  EXPECT_EQ(bash("nonet solve spa"), "spaced out.txt");
  EXPECT_EQ(bash("sudoku --form"), "--format");
  EXPECT_EQ(bash("sudoku-solver --col"), "--color");
}

TEST_F(Completions, BashOffersValuesAndNotFilesWhereAValueIsOneOfAList) {
  EXPECT_EQ(bash("nonet explain --policy = ''"), "all|hodoku|se|whips|braids|g-whips|g-braids");
  EXPECT_EQ(bash("nonet explain --policy ="), "all|hodoku|se|whips|braids|g-whips|g-braids");
  EXPECT_EQ(bash("nonet explain --policy = hod"), "hodoku");
  EXPECT_EQ(bash("nonet explain --policy hod"), "hodoku");
  EXPECT_EQ(bash("nonet convert --to = pen"), "pencilmarks");
  EXPECT_EQ(bash("nonet solve --format = 1"), "1.|10");
  EXPECT_EQ(bash("nonet solve --read = sp"), "spaced");
  EXPECT_EQ(bash("nonet solve --verbose ="), "facts|sets");
  EXPECT_EQ(bash("nonet solve --verbose hod"), "hodokus.txt");
  EXPECT_EQ(bash("nonet techniques xy-w"), "xy-wing");
  EXPECT_EQ(bash("nonet techniques hod"), "");
  EXPECT_EQ(bash("nonet reference zs"), "zsh");
  EXPECT_EQ(bash("nonet explain --only = naked-pair,xy-w"), "naked-pair,xy-wing");
  EXPECT_EQ(bash("nonet explain --set dual-k"), "dual-kites=");
}

TEST_F(Completions, BashOffersNothingWhereNothingIsKnown) {
  EXPECT_EQ(bash("nonet solve --jobs = ''"), "");
  EXPECT_EQ(bash("nonet solve -j ''"), "");
  EXPECT_EQ(bash("nonet solve --limit hod"), "");
  EXPECT_EQ(bash("nonet daily hod"), "");
  EXPECT_EQ(bash("nonet explain --set dual-kites = hod"), "");
  EXPECT_EQ(bash("nonet mark --dir g"), "games");
  EXPECT_EQ(bash("nonet mark --dir hod"), "");
  EXPECT_EQ(bash("nonet hint --givens hod"), "hodokus.txt");
  EXPECT_EQ(bash("nonet rate -o hod"), "hodokus.txt");
  EXPECT_EQ(bash("nonet rate --resume hod"), "hodokus.txt");
  EXPECT_EQ(bash("nonet rate --shard hod"), "");
}

TEST_F(Completions, FishOffersTheSame) {
  if (!has("fish")) GTEST_SKIP() << "skipped: there is no fish here";
  EXPECT_EQ(fish("nonet ex"), "explain\n");
  EXPECT_EQ(fish("nonet help so"), "solve\n");
  EXPECT_EQ(fish("nonet explain --policy="), "--policy=all|--policy=hodoku|--policy=se\n");
  EXPECT_EQ(fish("nonet explain --policy hod"), "hodoku\n");
  EXPECT_EQ(fish("nonet convert --to=pen"), "--to=pencilmarks\n");
  EXPECT_EQ(fish("nonet solve --verbose="), "--verbose=facts|--verbose=sets\n");
  EXPECT_EQ(fish("nonet techniques xy-w"), "xy-wing\n");
  EXPECT_EQ(fish("nonet explain --only=naked-pair,xy-w"), "--only=naked-pair,xy-wing\n");
  EXPECT_EQ(fish("nonet solve hod"), "hodokus.txt\n");
  EXPECT_EQ(fish("nonet daily hod"), "");
  EXPECT_EQ(fish("nonet solve -j hod"), "");
  EXPECT_EQ(fish("nonet generate --resume hod"), "hodokus.txt\n");
  EXPECT_EQ(fish("sudoku --format=1"), "--format=1.|--format=10\n");
}

TEST_F(Completions, ZshCompletesTheSame) {
  if (!has("zsh")) GTEST_SKIP() << "skipped: there is no zsh here";
  EXPECT_EQ(zsh("nonet ex\\t"), "explain");
  EXPECT_EQ(zsh("nonet help so\\t"), "help solve");
  EXPECT_EQ(zsh("nonet explain --policy=hod\\t"), "explain --policy=hodoku");
  EXPECT_EQ(zsh("nonet convert --to pen\\t"), "convert --to pencilmarks");
  EXPECT_EQ(zsh("nonet solve --verbose=s\\t"), "solve --verbose=sets");
  EXPECT_EQ(zsh("nonet techniques xy-w\\t"), "techniques xy-wing");
  EXPECT_EQ(zsh("nonet explain --only=naked-pair,xy-w\\t"), "explain --only=naked-pair,xy-wing");
  EXPECT_EQ(zsh("nonet solve hod\\t"), "solve hodokus.txt");
  EXPECT_EQ(zsh("nonet daily hod\\t"), "daily hod");
  EXPECT_EQ(zsh("nonet explain --policy=hodokus\\t"), "explain --policy=hodokus");
}

}  // namespace
}  // namespace nonet::test
