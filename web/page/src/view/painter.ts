// Paints shapes into a picture, layer by layer, and touches only what has changed since the last time: most keys
// change one cell of 81, and building a board anew for each of them is what one would feel under the fingers.
import type { Shape } from "../draw/shape.ts";
import { svg } from "./dom.ts";

interface Painted {
  readonly shape: Shape;
  readonly element: SVGElement;
}

const isSame = (a: Shape, b: Shape): boolean => {
  if (a.text !== b.text) return false;
  const names = Object.keys(a.attributes);
  return (
    a.tag === b.tag &&
    names.length === Object.keys(b.attributes).length &&
    names.every((name) => a.attributes[name] === b.attributes[name])
  );
};

const made = (shape: Shape): Painted => ({ shape, element: svg(shape.tag, shape.attributes, shape.text) });

// An element that is there becomes the shape that is wanted.
const changed = ({ shape: before, element }: Painted, shape: Shape): Painted => {
  for (const name of Object.keys(before.attributes)) if (!(name in shape.attributes)) element.removeAttribute(name);
  for (const [name, value] of Object.entries(shape.attributes))
    if (before.attributes[name] !== value) element.setAttribute(name, String(value));
  if (before.text !== shape.text) element.textContent = shape.text ?? "";
  return { shape, element };
};

class Layer {
  readonly element = svg("g");
  private painted: readonly Painted[] = [];

  // Shapes at both ends that are the same stay; between them elements change, come or go.
  paint(shapes: readonly Shape[]): void {
    const { painted } = this;
    const least = Math.min(painted.length, shapes.length);
    let first = 0;
    while (first < least && isSame(painted[first].shape, shapes[first])) ++first;
    let last = 0;
    const fromEnd = (n: number) => isSame(painted[painted.length - 1 - n].shape, shapes[shapes.length - 1 - n]);
    while (last < least - first && fromEnd(last)) ++last;
    if (first + last === shapes.length && shapes.length === painted.length) return;
    const old = painted.slice(first, painted.length - last);
    const next = shapes.slice(first, shapes.length - last).map((shape, i) => this.placed(old[i], shape, painted[painted.length - last]));
    for (const { element } of old.slice(next.length)) element.remove();
    this.painted = [...painted.slice(0, first), ...next, ...painted.slice(painted.length - last)];
  }

  private placed(old: Painted | undefined, shape: Shape, before: Painted | undefined): Painted {
    if (old && isSame(old.shape, shape)) return old;
    if (old?.shape.tag === shape.tag) return changed(old, shape);
    const fresh = made(shape);
    if (old) old.element.replaceWith(fresh.element);
    else this.element.insertBefore(fresh.element, before?.element ?? null);
    return fresh;
  }
}

export class Painter {
  private readonly layers: Layer[] = [];
  constructor(private readonly picture: SVGElement) {}

  paint(layers: readonly (readonly Shape[])[]): void {
    layers.forEach((shapes, i) => {
      if (!this.layers[i]) this.picture.append((this.layers[i] = new Layer()).element);
      this.layers[i].paint(shapes);
    });
  }
}
