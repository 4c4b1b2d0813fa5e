// Runs test files with node's own runner and says how it went: a line when all is well, everything else
// when it is not.
import { spawnSync } from "node:child_process";

export const reported = (what, files, options = []) => {
  const run = spawnSync(process.execPath, [...options, "--test", ...files], {
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  const count = (name) => Number(new RegExp(`^# ${name} (\\d+)$`, "m").exec(run.stdout)?.[1] ?? 0);
  const skipped = [...run.stdout.matchAll(/^ok \d+ - (.*) # SKIP (.*)$/gm)];
  if (run.status !== 0) process.stdout.write(run.stdout + run.stderr);
  for (const [, name, why] of skipped) console.log(`skipped: ${name}: ${why}`);
  for (const [, remark] of run.stdout.matchAll(/^# \\?# (.*)$/gm)) console.log(remark);
  console.log(
    `${what}: ${count("pass")} passed, ${count("fail") + count("cancelled")} failed, ${count("skipped")} skipped`,
  );
  process.exit(run.status ?? 1);
};
