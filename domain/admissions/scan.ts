// What a device at the door notes (operations 6). A note is never changed: whoever has all of them knows the same, in whatever
// order they came. So two devices that were offline are joined by putting their notes together (ADR 137).

/** Who or what is noted: people come in, or go out, or a note is taken back. */
export type ScanKind = 'in' | 'out' | 'undo';

export type Scan = {
  /** Unguessable; the same note is sent again under the same one. */
  readonly nonce: string;
  /** The id of the device. */
  readonly device: string;
  /** Milliseconds since 1970, by the clock of the server as far as the device knows it. */
  readonly at: number;
  readonly kind: ScanKind;
  /** How many come in or go out; 0 for `undo`. */
  readonly persons: number;
  /** The note that is taken back; '' for others. */
  readonly undoes: string;
  /** Let in although the answer was no. */
  readonly forced: boolean;
};

/** Within which the last note can be taken back. */
export const UNDO_MS = 60_000;

/** The older first. Two notes of the same moment have the same order everywhere. */
export function byTime(one: Scan, other: Scan): number {
  return one.at - other.at || (one.nonce < other.nonce ? -1 : one.nonce > other.nonce ? 1 : 0);
}

/** All notes of both, each once. */
export function joinScans<Noted extends Scan>(
  some: Iterable<Noted>,
  others: Iterable<Noted>,
): ReadonlyMap<string, Noted> {
  const joined = new Map<string, Noted>();
  for (const scan of [...some, ...others]) if (!joined.has(scan.nonce)) joined.set(scan.nonce, scan);
  return joined;
}

/** Who came in and went out, without what was taken back; the oldest first. */
export function countedScans(scans: readonly Scan[]): readonly Scan[] {
  const undone = new Set(
    scans
      .filter(({ kind }) => kind === 'undo')
      .flatMap((undo) => (isInTime(undo, scans) ? [undo.undoes] : [])),
  );
  return scans.filter(({ kind, nonce }) => kind !== 'undo' && !undone.has(nonce)).toSorted(byTime);
}

/** Only the device that made a note takes it back, and soon. */
function isInTime(undo: Scan, scans: readonly Scan[]): boolean {
  const undone = scans.find(({ nonce }) => nonce === undo.undoes);
  if (!undone || undone.kind === 'undo' || undone.device !== undo.device) return false;
  return undo.at >= undone.at && undo.at - undone.at <= UNDO_MS;
}
