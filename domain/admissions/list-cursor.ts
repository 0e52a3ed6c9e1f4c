// How far a device has read (ADR 137): the numbers of the last change and of the last note. Numbers are given when something
// is written and are seen when its transaction ends, so that a higher one may be seen before a lower one. A device does not go
// past a number that is still missing, unless it has been missing for so long that its transaction was given up.

/** No transaction of the shop lasts longer. */
const LONGEST_MS = 120_000;

export type Cursor = { readonly change: number; readonly scan: number };

export function writeCursor(change: number, scan: number): string {
  return `${change}.${scan}`;
}

/** @param cursor as `writeCursor` has made it */
export function readCursor(cursor: string): Cursor {
  const [change = 0, scan = 0] = cursor.split('.').map(Number);
  return { change, scan };
}

/** @param rows all that are seen after `since`, in the order of their numbers */
export function nextCursor(
  since: number,
  rows: readonly { readonly id: number; readonly at: Date }[],
  now: Date,
): number {
  let last = since;
  for (const { id, at } of rows) {
    const isGap = id !== last + 1;
    if (isGap && now.getTime() - at.getTime() < LONGEST_MS) return last;
    last = id;
  }
  return last;
}
