// What the processes of a shop share of a line. It may be lost at any time: what a process remembers, and the places that
// visitors bring along, restore it (ADR 058).
import type { Line } from '../../domain/waiting-room/line.ts';

/** A line as a process knows it; the revision rises whenever it is written. */
export type KnownLine = { readonly revision: number; readonly line: Line };

export type LineStore = {
  /**
   * Writes a line as it is known and hands out numbers: the last `joins` up to `issued`. Where another process knows more,
   * its view stays, and is answered.
   */
  writeLine(id: string, known: KnownLine, joins: number): Promise<KnownLine>;
};

/** The first of two stores, and the second while the first is away. Whichever is used next is told what is known. */
export function eitherStore(first: LineStore, second: LineStore): LineStore {
  return {
    writeLine: (id, known, joins) =>
      first.writeLine(id, known, joins).catch(() => second.writeLine(id, known, joins)),
  };
}
