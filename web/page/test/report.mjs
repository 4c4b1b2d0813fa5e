// Runs test files with node's own runner, two at a time, and says how it went: a line when all is well,
// everything else when it is not. The answer is the exit code.
//
// A file that fails is printed. Where the machine's haste can be to blame (a browser), it is run once more at the end,
// alone: what fails then has failed; what passes is named, so that a test that hangs on the weather is mended, but does
// not spoil everything else that was tried.
import { spawn } from "node:child_process";

const AT_A_TIME = 2;

const finished = (file, options) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [...options, "--test", file], {
      stdio: ["ignore", "pipe", "pipe"],
    });
    let out = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (out += text));
    child.on("close", (code) => resolve({ out, failed: code !== 0 }));
  });

const countOf = (out, name) => Number(new RegExp(`^# ${name} (\\d+)$`, "m").exec(out)?.[1] ?? 0);

export const reported = async (what, files, { options = [], onceMore = false } = {}) => {
  const waiting = [...files];
  const again = [];
  const sums = { passed: 0, failed: 0, skipped: 0 };
  const counted = (out, failed) => {
    sums.passed += countOf(out, "pass");
    sums.failed += countOf(out, "fail") + countOf(out, "cancelled") || (failed ? 1 : 0);
    sums.skipped += countOf(out, "skipped");
  };
  const worker = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      const { out, failed } = await finished(file, options);
      if (failed) console.log(out);
      for (const [, name, why] of out.matchAll(/^ok \d+ - (.*) # SKIP (.*)$/gm))
        console.log(`skipped: ${name}: ${why}`);
      for (const [, remark] of out.matchAll(/^# \\?# (.*)$/gm)) console.log(remark);
      if (failed && onceMore) again.push(file);
      else counted(out, failed);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, worker));
  for (const file of again) {
    const { out, failed } = await finished(file, options);
    console.log(failed ? out : `passed only when run once more, alone: ${file}`);
    counted(out, failed);
  }
  console.log(`${what}: ${sums.passed} passed, ${sums.failed} failed, ${sums.skipped} skipped`);
  return sums.failed || !sums.passed ? 1 : 0;
};
