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
  /** The shop has too much to do: a tenth as many are let in. */
  readonly slowed?: boolean;
};

const MINUTE_MS = 60_000;
/** Not none at all: those who wait ask for their turn, and must not keep the shop busy for ever. */
const SLOWED = 10;
/** After a longer standstill of the shop, as many are let in as in this time. */
const LONGEST_STEP_MS = MINUTE_MS;

/** A line in which nobody stands. */
export function emptyLine(pace: Pace, now: number): Line {
  return { issued: 0, served: unusedPace(presentPace(pace)), at: now, early: null };
}

/** Visitors let in a minute as things are. */
export function presentPace({ perMinute, slowed = false }: Pace): number {
  return slowed ? perMinute / SLOWED : perMinute;
}

/** How many may be let in at once when nobody came for a while. */
function unusedPace(perMinute: number): number {
  return Math.max(1, perMinute / 4);
}

/** The line as it is at a moment. A clock that is set back lets nobody in, and sends nobody back. */
export function advanceLine(line: Line, pace: Pace, now: number): Line {
  const { opens = 0, slowed } = pace;
  if (now < opens) return { ...line, at: now };
  const perMinute = presentPace(pace);
  const elapsed = Math.min(Math.max(now - Math.max(line.at, opens), 0), LONGEST_STEP_MS);
  const most = line.issued + unusedPace(perMinute);
  const served = Math.min(most, line.served + (elapsed * perMinute) / MINUTE_MS);
  return {
    issued: line.issued,
    // Slowed, a line loses what it had saved up for those who have not come yet; nobody in it is sent back.
    served: slowed ? served : Math.max(line.served, served),
    at: now,
    early: line.early ?? (opens === 0 ? 0 : line.issued),
  };
}

/** Visitors of a line who are let in: none before the sale opens, and nobody for what the pace would still allow. */
export function letIn({ issued, served, early }: Line): number {
  return early === null ? 0 : Math.min(issued, Math.floor(served));
}

/** Whether whoever comes next would have to wait. */
export function isLineFull({ issued, served }: Line): boolean {
  return issued + 1 > served;
}
