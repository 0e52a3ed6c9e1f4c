// Closing what was sold (operations 3): everybody who has bought a time that staff have closed is written to once, chooses among
// what the museum offers, and gets what the museum has decided once their time to answer is over. Whatever becomes of an order
// otherwise meanwhile, by staff or by the visitor, ends its part in the closing.

/** What a visitor may be offered. */
export const CHOICES = ['other-time', 'voucher', 'money'] as const;
export type Choice = (typeof CHOICES)[number];

/** What happens to those who do not answer; `list`: nothing, staff see them on a list. */
export const UNANSWERED = ['money', 'voucher', 'list'] as const;
export type Unanswered = (typeof UNANSWERED)[number];

/**
 * What became of an order. `elsewhere`: it was canceled or moved without the closing. `listed`: a person must see to it, because
 * nobody answered, or because what was chosen could not be done by itself.
 */
export const OUTCOMES = ['moved', 'voucher', 'money', 'elsewhere', 'listed'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Why a person must see to an order (`closing_order.problem`): somebody had come in with it before the closing did anything. */
export const CAME_IN = 'came-in';

/** Why a time was closed. `few`: a tour was called off because too few people had booked it, and its visitors are told so. */
export const CAUSES = ['decided', 'few'] as const;
export type Cause = (typeof CAUSES)[number];

/** `open`: an answer counts. `late`: the time to answer is over, and what follows is not done yet. */
export type AffectedState = 'open' | 'late' | Outcome;

/** A line that was bought for a closed time: a line keeps its place in the order only until people of it move. */
export type ClosedLine = { readonly id: string; readonly datetime: string };

type Affected = {
  readonly outcome: Outcome | null;
  /** The first moment at which an answer does not count any more. */
  readonly until: Date;
};

const HOUR_MS = 3600 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Who buys, pays or is written to while the time is being closed has at least so long to answer. */
const LEAST_TO_ANSWER_MS = 3 * DAY_MS;
/** Thousands of mails take a while to leave; nobody’s deadline moves from midnight to some minutes after it for that. */
const LEAVING_MS = HOUR_MS;
/** The mail server is asked for so long (ADR 051), and nobody’s money is kept for longer because their mail has not left. */
const WAIT_FOR_MAIL_MS = 14 * DAY_MS;

/** @param isLeft whether anything of the order is still bought for a closed time */
export function affectedState({ outcome, until }: Affected, isLeft: boolean, now: Date): AffectedState {
  if (outcome !== null && outcome !== 'listed') return outcome;
  if (!isLeft) return 'elsewhere';
  if (outcome === 'listed') return 'listed';
  return now < until ? 'open' : 'late';
}

/**
 * Until when an order can be answered: to the deadline, and for whoever came to the closing or was written to later as long as
 * those who were there at its beginning, or three days.
 * @param since when the order was found, and again when its mail leaves
 */
export function answerUntil(deadline: Date, made: Date, since: Date): Date {
  const span = Math.max(0, Math.min(LEAST_TO_ANSWER_MS, deadline.getTime() - made.getTime()));
  const own = since.getTime() + span;
  return own < deadline.getTime() + LEAVING_MS ? deadline : new Date(own);
}

/** Mails that were handed over by then and have not left do not keep their orders from being decided on any more. */
export function mailsGivenUp(now: Date): Date {
  return new Date(now.getTime() - WAIT_FOR_MAIL_MS);
}

/** Which lines of an order are still for a closed time, by their places. @param left pieces of each line that are left */
export function linesStillClosed(
  lines: readonly { readonly id?: string; readonly datetime?: string }[],
  closed: readonly ClosedLine[],
  left: readonly number[],
): number[] {
  return lines.flatMap((line, index) =>
    (left[index] ?? 0) > 0 && closed.some(({ id, datetime }) => id === line.id && datetime === line.datetime)
      ? [index]
      : [],
  );
}

export type ClosingCounts = {
  readonly orders: number;
  /** Without an address to write to. */
  readonly unreachable: number;
  /** Who were in already, and are not written to. */
  readonly cameIn: number;
  /** Whose mail was handed over, and whose mail has left. */
  readonly queued: number;
  readonly written: number;
  /** Without an outcome. */
  readonly open: number;
  /** That wait for a person. */
  readonly listed: number;
};

/**
 * `writing`: not everybody has a mail yet. `answering`: some can still answer, or their time is over and is being seen to.
 * `by-hand`: what is left waits for a person.
 */
export const CLOSING_STATES = ['stopped', 'writing', 'answering', 'by-hand', 'done'] as const;
export type ClosingState = (typeof CLOSING_STATES)[number];

/** How many orders get a mail. */
export function ordersToWrite({ orders, unreachable, cameIn }: ClosingCounts): number {
  return orders - unreachable - cameIn;
}

export function closingState(counts: ClosingCounts, isStopped: boolean): ClosingState {
  const { written, open, listed } = counts;
  const isWriting = written < ordersToWrite(counts) && open > 0;
  if (open === 0) return listed > 0 ? 'by-hand' : 'done';
  if (isStopped) return 'stopped';
  return isWriting ? 'writing' : 'answering';
}

/** A time of a pool, and how many places it has left. */
export type FreeTime = { readonly pool: string; readonly datetime: string; readonly available: number };

/**
 * Times at which all people of an order fit who were to come together.
 * @param needs pools that give the times, and how many places are needed of each
 */
export function timesThatFit(needs: ReadonlyMap<string, number>, times: readonly FreeTime[]): string[] {
  const fitting = times.filter(({ pool, available }) => available >= (needs.get(pool) ?? Infinity));
  const byTime = Map.groupBy(fitting, ({ datetime }) => datetime);
  return [...byTime]
    .filter(([, found]) => new Set(found.map(({ pool }) => pool)).size === needs.size)
    .map(([datetime]) => datetime)
    .toSorted();
}
