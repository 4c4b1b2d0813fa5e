// The camera: its picture, and the frames out of it.
import { h } from "./dom.ts";
import { canvasOfVideo } from "./photo_pixels.ts";

const NO_CAMERA = "there is no camera that this page may use";
const REASONS: Readonly<Record<string, string>> = {
  NotAllowedError: "the camera is closed to this page; the browser's own settings open it",
  NotFoundError: NO_CAMERA,
  NotReadableError: "another program uses the camera",
};

export class Camera {
  readonly element = h("video", { class: "photo-video", "aria-label": "What the camera sees", autoplay: true, playsinline: true });
  private stream: MediaStream | undefined;
  private turn = 0;

  constructor() {
    this.element.muted = true;
  }

  get isOn(): boolean {
    return this.stream !== undefined;
  }

  // Whether it is on; it may have been turned off again before it was.
  async start(): Promise<boolean> {
    const turn = ++this.turn;
    // Over an address without encryption there is none.
    const devices = (navigator as { mediaDevices?: MediaDevices }).mediaDevices;
    if (!devices) throw new Error(NO_CAMERA);
    const size = { width: { ideal: 1920 }, height: { ideal: 1080 } };
    const stream = await devices.getUserMedia({ video: { facingMode: "environment", ...size } }).catch((reason: unknown) => {
      throw new Error(REASONS[(reason as Error).name] ?? NO_CAMERA);
    });
    if (turn !== this.turn) {
      stopped(stream);
      return false;
    }
    this.stream = stream;
    this.element.srcObject = stream;
    await this.element.play().catch(() => undefined);
    return this.isOn;
  }

  // Nothing before the first picture has come.
  frame(): HTMLCanvasElement | undefined {
    return this.isOn && this.element.videoWidth ? canvasOfVideo(this.element) : undefined;
  }

  stop(): void {
    ++this.turn;
    if (this.stream) stopped(this.stream);
    this.stream = undefined;
    this.element.srcObject = null;
  }
}

const stopped = (stream: MediaStream): void => stream.getTracks().forEach((track) => track.stop());
