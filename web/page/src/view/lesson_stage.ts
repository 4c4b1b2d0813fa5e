// What of a lesson is on the board, and told of it: the example with its step, the walk of the eye over it, or the near
// miss. It draws and speaks of the board that is shown, as the page does, and so comes with it; the lesson around it is
// fetched later (lessons_panel.ts).
import { boardOf } from "../board/board_text.ts";
import { parseCell, speakOf } from "../board/cells.ts";
import { setAuto } from "../board/moves.ts";
import { topologyNamed } from "../board/rules.ts";
import { NOTHING } from "../draw/drawing.ts";
import { drawingOfNearMiss } from "../draw/near_miss.ts";
import type { Lesson } from "../engine/answers.ts";
import type { Context } from "./context.ts";
import { Explanation } from "./explanation.ts";
import { EyeWalk } from "./eye_walk.ts";

export type LessonView = "walk" | "example" | "miss";

const missOf = ({ example, near_miss }: Lesson) =>
  example?.step && near_miss ? drawingOfNearMiss(example.step, near_miss.extra) : NOTHING;

export class LessonStage {
  readonly explanation: Explanation;
  private eyes: EyeWalk | undefined;

  constructor(private readonly context: Context) {
    this.explanation = new Explanation(context);
  }

  show(lesson: Lesson, view: LessonView): void {
    const { technique, example, near_miss, walk } = lesson;
    const shown = view === "miss" ? near_miss : example;
    const board = setAuto(boardOf(shown ?? {}), example?.step !== undefined);
    speakOf(topologyNamed(board.rules)); // whatever is played beside it
    this.eyes = undefined;
    if (view !== "example") this.explanation.close();
    if (view === "miss" && example && near_miss) {
      const cell = near_miss.cell ? parseCell(near_miss.cell) : undefined;
      this.context.show({ board, drawing: missOf(lesson), words: `${technique.name}: a near miss` });
      this.context.light(cell === undefined ? [] : [cell]);
      return;
    }
    if (view === "walk" && example?.step && walk) {
      const words = `${technique.name}: how to spot it`;
      this.eyes = new EyeWalk(this.context, walk, example.step, (drawing) =>
        this.context.show({ board, drawing, words }),
      );
      this.context.light([]);
      this.context.show({ board, drawing: this.eyes.drawing(), words });
      return;
    }
    this.context.light([]);
    if (!example) return;
    const words = `${technique.name}: an example`;
    if (!example.step) {
      this.explanation.close();
      this.context.show({ board, drawing: NOTHING, words });
      return;
    }
    this.explanation.open({
      step: example.step,
      board,
      show: (drawing) => this.context.show({ board, drawing, words }),
      actions: [],
      titled: false,
    });
  }

  // The walk of the eye, where that is what is shown.
  get walked(): HTMLElement | undefined {
    return this.eyes?.element;
  }
  // Through it, or through the reasoning.
  walk(by: number): void {
    (this.eyes ?? this.explanation).walk(by);
  }

  close(): void {
    this.explanation.close();
    this.context.show(undefined);
  }
}
