// What the processes of a shop share of the waiting room. It may be lost at any time: what a process remembers, and the places
// that visitors bring along, restore it (ADR 058).
import type { Line } from '../../domain/waiting-room/line.ts';

/** A line as a process knows it; the revision rises whenever it is written. */
export type KnownLine = { readonly revision: number; readonly line: Line };

export type WaitingStore = {
  /**
   * Writes a line as it is known and hands out numbers: the last `joins` up to `issued`. Where another process knows more,
   * its view stays, and is answered.
   */
  writeLine(id: string, known: KnownLine, joins: number): Promise<KnownLine>;
  /** Takes a pass for one purchase; false when another purchase has it. */
  takePass(id: string, use: PassTaking): Promise<boolean>;
  /** The cart that a pass let through; null while that is being decided, undefined where nobody has used it. */
  cartOfPass(id: string): Promise<string | null | undefined>;
  /** From now on the pass is good for replacing this cart, and for nothing else. */
  bindPass(id: string, cartId: string): Promise<void>;
  /** Gives back a pass that was taken and bound to no cart. */
  releasePass(id: string): Promise<void>;
};

export type PassTaking = {
  readonly now: Date;
  /** A purchase that took the pass before this moment and did not finish has lost it. */
  readonly unfinished: Date;
  /** The cart that the purchase replaces. */
  readonly replaces: string | undefined;
};
