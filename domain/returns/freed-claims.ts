// What becomes free again of what an order claims (ADR 098): the claims of a line shrink with its pieces. They are rounded
// up while something of the line is left, so that nothing is free that a visitor still has.
import type { Claim } from '../capacity/claim.ts';
import { orderedKind } from '../ordered-kinds.ts';
import type { LineReturns } from '../products/line-returns.ts';
import type { OrderLeft, PartLeft } from './order-values.ts';
import type { ReturnableOrder } from './return-order.ts';
import type { Taken } from './select-pieces.ts';

type Claiming = Pick<ReturnableOrder, 'lines' | 'codes' | 'claims'>;

/**
 * What the claims of lines lose; undefined where an older order does not say which claim is whose, and a part of it stays.
 * @param isCode is the claim one of a code's value?
 */
export function freedClaims(
  order: Claiming,
  { parts }: OrderLeft,
  taken: Taken,
  isCode: (claim: Claim) => boolean,
): Claim[] | undefined {
  const claims = order.claims.filter((claim) => !isCode(claim));
  const isFirst = parts.every(({ left, count }) => left === count);
  const isAll = parts.every((one) => (taken.get(one) ?? 0) === one.left);
  if (isFirst && isAll) return claims;
  const freed: Claim[] = [];
  for (const claim of claims) {
    const loses = lossOf(claim, order, parts, taken);
    if (loses === undefined) return undefined;
    if (loses > 0) freed.push({ ...claim, quantity: loses });
  }
  return freed;
}

function lossOf(claim: Claim, order: Claiming, parts: readonly PartLeft[], taken: Taken): number | undefined {
  // Without codes, the lines of the cart are those of the order.
  const index = claim.orderLine ?? (order.codes.length === 0 ? claim.line : undefined);
  const line = index === undefined ? undefined : order.lines[index];
  if (!line) return undefined;
  const ofLine = parts.filter((one) => one.line === index);
  const returns = orderedKind(line.type).returns(line);
  if (claim.part === undefined && claimsByPart(returns, ofLine, line.type)) return undefined;
  const units = (counts: readonly number[]) => unitsOf(claim, returns, counts);
  const all = units(ofLine.map(({ count }) => count));
  const leftOver = (counts: readonly number[]) =>
    all === 0 ? 0 : Math.ceil((claim.quantity * units(counts)) / all);
  const before = leftOver(ofLine.map(({ left }) => left));
  return before - leftOver(ofLine.map((one) => one.left - (taken.get(one) ?? 0)));
}

/** Day tickets of several kinds claim kind by kind; older orders do not say which claim is which kind's. */
function claimsByPart({ by, parties }: LineReturns, parts: readonly PartLeft[], type: string): boolean {
  const kinds = parts.length - parties.reduce((sum, { members }) => sum + members.length, 0);
  return type === 'dayTicket' && by === 'pieces' && kinds > 1;
}

/** A claim of one kind of ticket counts its people alone. */
function unitsOf({ part }: Claim, returns: LineReturns, counts: readonly number[]): number {
  if (part === undefined) return returns.unitsOf(counts);
  const party = returns.parties.find((one) => one.party === part);
  const people = party ? party.members : [part];
  return people.reduce((sum, index) => sum + (counts[index] ?? 0), 0);
}
