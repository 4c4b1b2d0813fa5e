// Pictures that become puzzles. What reads them and shows what was read is a script of its own, and a module
// of WebAssembly; both are fetched when the first picture comes. Here stands only how pictures come in.
import type { Context } from "./context.ts";
import type { Dialog } from "./dialog.ts";
import type { PhotoView } from "./photo_view.ts";

export const isPicture = ({ type }: Blob): boolean => type.startsWith("image/");

// What was pasted or dropped. A spreadsheet gives a picture of its cells as well: there the text is meant.
export const pictureIn = (data: DataTransfer | null): File | undefined => {
  const digits = data?.getData("text/plain").match(/[1-9]/g)?.length ?? 0;
  return digits < 17 ? [...(data?.files ?? [])].find(isPicture) : undefined;
};

export const pictureInClipboard = async (): Promise<Blob | undefined> => {
  try {
    for (const item of await navigator.clipboard.read()) {
      const type = item.types.find((each) => each.startsWith("image/"));
      if (type) return await item.getType(type);
    }
  } catch {
    // It is closed to the page.
  }
  return undefined;
};

export interface Surroundings {
  readonly add: (dialog: Dialog) => void; // to the page
  readonly hint: () => void;
}

export class Photo {
  private view: PhotoView | undefined;

  constructor(
    private readonly context: Context,
    private readonly around: Surroundings,
  ) {}

  open(picture?: Blob): void {
    void this.load().then(
      (view) => (picture ? view.read(picture) : view.ask()),
      () => this.context.tell("What reads photos could not be loaded. Try again when there is a network."),
    );
  }

  private async load(): Promise<PhotoView> {
    if (!this.view) {
      const { PhotoView } = await import("./photo_view.ts");
      this.view ??= new PhotoView(this.context, this.around);
    }
    return this.view;
  }
}
