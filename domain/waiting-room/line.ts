// The line before a checkout that cannot serve everybody at once (ADR 058): numbers are handed out in the order of arrival,
// and so many a minute are let in. What is not used of the pace is kept for a quarter of a minute, and no longer.

/** A line, as a few numbers: no visitor is written down. */
export type Line = {
  /** Numbers handed out, which is the highest of them. */
  readonly issued: number;
  /** Numbers let in, with the fraction of the next one. */
  readonly served: number;
  /** Milliseconds since 1970: when `served` was right. */
  readonly at: number;
  /** How many had come when the sale opened; null until then. */
  readonly early: number | null;
};

export type Pace = {
  /** Visitors let in. */
  readonly perMinute: number;
  /** When the sale opens, in milliseconds since 1970; undefined where it is open already. */
  readonly opens: number | undefined;
};

const MINUTE_MS = 60_000;
/** After a longer standstill of the shop, as many are let in as in this time. */
const LONGEST_STEP_MS = MINUTE_MS;

/** A line in which nobody stands. */
export function emptyLine({ perMinute }: Pace, now: number): Line {
  return { issued: 0, served: unusedPace(perMinute), at: now, early: null };
}

/** How many may be let in at once when nobody came for a while. */
function unusedPace(perMinute: number): number {
  return Math.max(1, perMinute / 4);
}

/** The line as it is at a moment. A clock that is set back lets nobody in, and sends nobody back. */
export function advanceLine(line: Line, { perMinute, opens = 0 }: Pace, now: number): Line {
  if (now < opens) return { ...line, at: now };
  const elapsed = Math.min(Math.max(now - Math.max(line.at, opens), 0), LONGEST_STEP_MS);
  const most = line.issued + unusedPace(perMinute);
  return {
    issued: line.issued,
    served: Math.max(line.served, Math.min(most, line.served + (elapsed * perMinute) / MINUTE_MS)),
    at: now,
    early: line.early ?? (opens === 0 ? 0 : line.issued),
  };
}

/** Whether whoever comes next would have to wait. */
export function isLineFull({ issued, served }: Line): boolean {
  return issued + 1 > served;
}
