// Moving a line of an order to another day or time (operations 2, ADR 114): what is left of it keeps its price and its
// barcodes, gives its places back and takes new ones. What it costs at the new time is only compared: the difference goes
// back by the rule of returns, or the museum waives it.
import type { Claim } from '../capacity/claim.ts';
import type { Cents } from '../money.ts';
import type { Quote } from '../orders/quote.ts';
import { isVisit, type VisitLine } from '../orders/visit-line.ts';
import type { OrderLine } from '../product-kinds.ts';
import { freedClaims } from '../returns/freed-claims.ts';
import { orderLeft } from '../returns/order-values.ts';
import type { ReturnableOrder } from '../returns/return-order.ts';

type MovableOrder = Pick<ReturnableOrder, 'lines' | 'shipping' | 'codes' | 'claims' | 'before'>;

export type MoveEffect = {
  /** The line as the order keeps it. */
  readonly line: VisitLine;
  /** All claims of the order, as if it had been placed like this. */
  readonly claims: readonly Claim[];
  readonly frees: readonly Claim[];
  readonly takes: readonly Claim[];
  /** What the pieces that are left would cost more at the new time; negative where they would be cheaper. */
  readonly difference: Cents;
};

/** `line-unknown`: no visit; `nothing-left`; `same-time`; `claims-unknown`: an older order does not say which are the line's. */
export type MoveProblem = 'line-unknown' | 'nothing-left' | 'same-time' | 'claims-unknown' | 'parts-differ';

/**
 * @param quoted the line as it was bought, with all that was given back since, at the new time
 * @param isCode is the claim one of a code's value?
 */
export function computeMove(
  order: MovableOrder,
  index: number,
  quoted: Pick<Quote, 'claims' | 'orderLine'>,
  isCode: (claim: Claim) => boolean,
): MoveEffect | { readonly problem: MoveProblem } {
  const bought = order.lines[index];
  const { orderLine } = quoted;
  if (!bought || !isVisit(bought) || !isVisit(orderLine)) return { problem: 'line-unknown' };
  if (bought.datetime === orderLine.datetime) return { problem: 'same-time' };
  if (!sameParts(bought, orderLine)) return { problem: 'parts-differ' };
  const left = orderLeft(order);
  const ofLine = left.parts.filter(({ line }) => line === index);
  if (ofLine.every((part) => part.left === 0)) return { problem: 'nothing-left' };
  const taken = new Map(ofLine.map((part) => [part, part.left]));
  const frees = freedClaims(order, left, taken, isCode);
  const own = order.claims.filter((claim) => !isCode(claim) && lineOf(claim, order) === index);
  if (!frees || own.length === 0) return { problem: 'claims-unknown' };
  const { parts, count, totalPrice, withdrawal_days, name } = bought;
  const line = { ...orderLine, parts, count, totalPrice, withdrawal_days, name };
  const claims = [
    ...order.claims.filter((claim) => !own.includes(claim)),
    ...quoted.claims.map((claim) => ({ ...claim, line: own[0]?.line ?? index, orderLine: index })),
  ];
  const lines = order.lines.with(index, line);
  const takes = freedClaims({ ...order, lines, claims }, left, taken, isCode) ?? [];
  const difference = ofLine.reduce(
    (sum, part) => sum + part.left * priceDifference(bought, orderLine, part.part),
    0,
  );
  return { line, claims, frees, takes, difference };
}

/** Without codes, the lines of the cart are those of the order. */
function lineOf({ orderLine, line }: Claim, { codes }: MovableOrder): number | undefined {
  return orderLine ?? (codes.length === 0 ? line : undefined);
}

/** The same people in the same order, whatever they cost. */
function sameParts({ parts }: OrderLine, { parts: others }: OrderLine): boolean {
  return parts.length === others.length && parts.every(({ count }, part) => others[part]?.count === count);
}

function priceDifference({ parts }: OrderLine, { parts: others }: OrderLine, part: number): Cents {
  return (others[part]?.price ?? 0) - (parts[part]?.price ?? 0);
}
