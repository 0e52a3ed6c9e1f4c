// Moving people of a line to another day or time (operations 2, ADR 114 and 126): they keep the price that was paid, give
// their places back and take new ones. All that is left of a line moves in its place; where some stay, the others become a
// line of their own at the order's end. What it costs at the new time is only compared.
import type { Claim } from '../capacity/claim.ts';
import type { Cents } from '../money.ts';
import type { MuseumDateTime } from '../museum-time.ts';
import type { Quote } from '../orders/quote.ts';
import { isVisit, type VisitLine } from '../orders/visit-line.ts';
import type { OrderLine } from '../product-kinds.ts';
import { freedClaims } from '../returns/freed-claims.ts';
import { type OrderLeft, orderLeft, type PartLeft } from '../returns/order-values.ts';
import type { ReturnableOrder } from '../returns/return-order.ts';
import type { Taken } from '../returns/select-pieces.ts';
import { type AskedPieces, type PiecesProblem, piecesToMove } from './movable-units.ts';
import { movedAdmissions, type PlacedAdmission } from './moved-admissions.ts';
import { asPaid, revised, withCounts } from './moved-line.ts';

type MovableOrder = Pick<
  ReturnableOrder,
  'lines' | 'shipping' | 'codes' | 'claims' | 'before' | 'admissions'
>;

export type MoveEffect = {
  /** Where the people who move are afterwards. */
  readonly index: number;
  /** They alone, at the old time and at the new one. */
  readonly from: VisitLine;
  readonly to: VisitLine;
  /** They alone, as the shop sells the new time today. */
  readonly offered: VisitLine;
  /** All lines of the order, as it keeps them. */
  readonly lines: readonly OrderLine[];
  /** All claims of the order, as if it had been placed like this. */
  readonly claims: readonly Claim[];
  readonly frees: readonly Claim[];
  readonly takes: readonly Claim[];
  readonly admissions: readonly PlacedAdmission[];
  /** What those who move would cost more at the new time; negative where they would be cheaper. */
  readonly difference: Cents;
  /** What was paid for them and not given back: no more than this can go back. */
  readonly value: Cents;
};

/** `line-unknown`: no visit; `same-time`; `claims-unknown`: an older order does not say which are the line's. */
export type MoveProblem = PiecesProblem | 'line-unknown' | 'same-time' | 'claims-unknown' | 'parts-differ';

/** What of a line moves: all that is left of it, or some of its people. */
export type Moving = {
  readonly left: OrderLeft;
  readonly taken: Taken;
  /** All that is left of the line. */
  readonly isWhole: boolean;
  /** As it is quoted at the new time: the line as it was bought, or the people who move alone. */
  readonly line: VisitLine;
};

/** @param asked undefined: all that is left of the line */
export function whatMoves(
  order: Pick<MovableOrder, 'lines' | 'shipping' | 'codes' | 'before'>,
  index: number,
  asked: AskedPieces | undefined,
): Moving | { readonly problem: MoveProblem } {
  const bought = order.lines[index];
  if (!bought || !isVisit(bought)) return { problem: 'line-unknown' };
  const left = orderLeft(order);
  const taken = piecesToMove(order, left, index, asked);
  if ('problem' in taken) return taken;
  const ofLine = left.parts.filter((one) => one.line === index);
  const isWhole = ofLine.every((one) => taken.get(one) === one.left);
  const counts = ofLine.map((one) => taken.get(one) ?? 0);
  return { left, taken, isWhole, line: isWhole ? bought : withCounts(bought, counts) };
}

/**
 * @param quoted `moving.line` at the new time
 * @param isCode is the claim one of a code's value?
 * @param now in museum time
 */
export function computeMove(
  order: MovableOrder,
  index: number,
  moving: Moving,
  quoted: Pick<Quote, 'claims' | 'orderLine'>,
  isCode: (claim: Claim) => boolean,
  now: MuseumDateTime,
): MoveEffect | { readonly problem: MoveProblem } {
  const bought = order.lines[index];
  const { orderLine } = quoted;
  if (!bought || !isVisit(bought) || !isVisit(orderLine)) return { problem: 'line-unknown' };
  if (bought.datetime === orderLine.datetime && bought.id === orderLine.id) return { problem: 'same-time' };
  if (!sameParts(moving.line, orderLine)) return { problem: 'parts-differ' };
  const { left, taken, isWhole } = moving;
  const frees = freedClaims(order, left, taken, isCode);
  const own = order.claims.filter((claim) => !isCode(claim) && lineOf(claim, order) === index);
  if (!frees || own.length === 0) return { problem: 'claims-unknown' };
  const to = isWhole ? index : order.lines.length;
  const admissions = movedAdmissions(order.lines, order.admissions, left, taken, { from: index, to });
  if (!admissions) return { problem: 'only-whole' };
  const ofLine = left.parts.filter((one) => one.line === index);
  const counts = ofLine.map((one) => taken.get(one) ?? 0);
  const moved = revised(asPaid(moving.line, orderLine), bought, now);
  const lines = isWhole
    ? order.lines.with(index, moved)
    : [...order.lines.with(index, revised(withoutThose(bought, ofLine, counts), bought, now)), moved];
  const line = cartLine(order, own, isWhole);
  const fresh = quoted.claims.map((claim) => ({ ...claim, line, orderLine: to }));
  const kept = isWhole ? [] : own.flatMap((claim) => less(claim, frees, ofLine, counts));
  const claims = [...order.claims.filter((claim) => !own.includes(claim)), ...kept, ...fresh];
  return {
    index: to,
    ...{ lines, claims, frees, admissions },
    from: withCounts(bought, counts),
    to: withCounts(moved, isWhole ? counts : moved.parts.map(({ count }) => count)),
    offered: withCounts(orderLine, isWhole ? counts : orderLine.parts.map(({ count }) => count)),
    takes: isWhole ? (freedClaims({ ...order, lines, claims }, left, taken, isCode) ?? []) : fresh,
    difference: priceDifference(ofLine, moving, orderLine) + givenBackAlone(order, index, ofLine, taken),
    value: shareOf(ofLine, taken),
  };
}

/** The line of those who stay. */
function withoutThose(bought: VisitLine, ofLine: readonly PartLeft[], counts: readonly number[]): VisitLine {
  return withCounts(
    bought,
    ofLine.map(({ count }, part) => count - (counts[part] ?? 0)),
  );
}

/** Without codes, the lines of the cart are those of the order. */
function lineOf({ orderLine, line }: Claim, { codes }: Pick<MovableOrder, 'codes'>): number | undefined {
  return orderLine ?? (codes.length === 0 ? line : undefined);
}

/** The same people in the same order, whatever they cost. */
function sameParts({ parts }: OrderLine, { parts: others }: OrderLine): boolean {
  return parts.length === others.length && parts.every(({ count }, part) => others[part]?.count === count);
}

/** A line of the cart for the new claims: its own, where it moves as a whole. */
function cartLine({ claims, lines }: MovableOrder, own: readonly Claim[], isWhole: boolean): number {
  const next = Math.max(lines.length, ...claims.map(({ line }) => line + 1));
  return isWhole ? (own[0]?.line ?? next) : next;
}

/** What a claim is without those who move; parts that disappear shift the others. */
function less(
  claim: Claim,
  frees: readonly Claim[],
  ofLine: readonly PartLeft[],
  counts: readonly number[],
): Claim[] {
  const freed = frees.find(
    ({ line, pool, from, part }) =>
      line === claim.line && pool === claim.pool && from === claim.from && part === claim.part,
  );
  const quantity = claim.quantity - (freed?.quantity ?? 0);
  if (quantity === 0) return [];
  if (claim.part === undefined) return [{ ...claim, quantity }];
  const gone = ofLine.filter(({ part, count }) => part < (claim.part ?? 0) && counts[part] === count).length;
  return [{ ...claim, quantity, part: claim.part - gone }];
}

function priceDifference(
  ofLine: readonly PartLeft[],
  { taken, line, isWhole }: Moving,
  quoted: VisitLine,
): Cents {
  const pieces = isWhole ? ofLine : ofLine.filter((one) => (taken.get(one) ?? 0) > 0);
  return pieces.reduce((sum, one, part) => {
    const more = (quoted.parts[part]?.price ?? 0) - (line.parts[part]?.price ?? 0);
    return sum + (taken.get(one) ?? 0) * more;
  }, 0);
}

/** Money that went back for the line without any of its pieces: they have cost less than their price. */
function givenBackAlone(
  { before }: MovableOrder,
  index: number,
  ofLine: readonly PartLeft[],
  taken: Taken,
): Cents {
  const moving = new Set(ofLine.filter((one) => (taken.get(one) ?? 0) > 0).map(({ part }) => part));
  return before
    .flatMap(({ parts }) => parts)
    .filter(({ line, part, count }) => line === index && count === 0 && moving.has(part))
    .reduce((sum, { gross }) => sum + gross, 0);
}

/** What those who move were worth: a share of what is left of each part, rounded down. */
function shareOf(ofLine: readonly PartLeft[], taken: Taken): Cents {
  return ofLine.reduce(
    (sum, one) => sum + (one.left > 0 ? Math.floor((one.value * (taken.get(one) ?? 0)) / one.left) : 0),
    0,
  );
}
