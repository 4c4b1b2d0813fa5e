// Chromium, as the tests start it: nothing that it would do on its own, and as root without its sandbox.
import { spawn } from "node:child_process";
import { chromium } from "playwright-core";

const EXECUTABLE = process.env.NONET_CHROMIUM ?? "/usr/bin/chromium";
const ARGUMENTS = [
  "--disable-background-networking",
  "--disable-component-update",
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];
const launching = { executablePath: EXECUTABLE, args: ARGUMENTS };

export const launch = () => chromium.launch(launching);
// One that several programs use, and the address under which they find it.
export const launchForAll = () => chromium.launchServer(launching);
export const connectTo = (address) => chromium.connect(address);

// One whose camera plays a film, which another draws first.
export const launchWithCamera = (film) => ({
  draws: launch,
  look: () =>
    chromium.launch({
      ...launching,
      args: [
        ...ARGUMENTS,
        "--use-fake-device-for-media-stream",
        "--use-fake-ui-for-media-stream",
        `--use-file-for-fake-video-capture=${film}`,
      ],
    }),
});

// One with a memory on disk, as a person has it, whose processes can all be killed at once.
export const launchWithMemory = async (folder) => {
  const child = spawn(
    EXECUTABLE,
    [
      ...ARGUMENTS,
      "--headless=new",
      "--no-first-run",
      "--window-size=1280,900",
      "--remote-debugging-port=0",
      `--user-data-dir=${folder}`,
      "about:blank",
    ],
    { detached: true, stdio: ["ignore", "ignore", "pipe"] }, // a group of its own
  );
  const gone = new Promise((resolve) => child.once("exit", resolve));
  const address = await new Promise((resolve, reject) => {
    let heard = "";
    child.stderr.on("data", (text) => {
      heard += text;
      const found = /DevTools listening on (ws:\S+)/.exec(heard);
      if (found) resolve(found[1]);
    });
    void gone.then(() => reject(new Error(`Chromium did not start: ${heard}`)));
  });
  const browser = await chromium.connectOverCDP(address);
  const kill = async () => {
    try {
      process.kill(-child.pid, "SIGKILL");
    } catch {
      // It is gone already.
    }
    await gone;
  };
  const [context] = browser.contexts();
  return { page: context.pages()[0] ?? (await context.newPage()), context, kill };
};
