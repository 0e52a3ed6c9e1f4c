/** Rolls a transaction back in which all was done that an answer says: it was only tried, or cannot be. */
export class TakenBack extends Error {
  readonly answer: unknown;
  constructor(answer: unknown) {
    super('taken back');
    this.answer = answer;
  }
}

/** @throws TakenBack */
export function takeBack(answer: unknown): never {
  throw new TakenBack(answer);
}
