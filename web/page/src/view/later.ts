// Something that is made when it is first needed, not before: the page has more panels than one opens, and each of
// them takes time that somebody waits for who only wants to play.
export class Later<T> {
  private thing: T | undefined;
  constructor(private readonly make: () => T) {}

  get now(): T {
    return (this.thing ??= this.make());
  }
  // If it has been needed yet.
  get made(): T | undefined {
    return this.thing;
  }
}
