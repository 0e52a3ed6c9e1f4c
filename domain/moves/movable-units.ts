// What of a line can move to another time by itself (operations 2, ADR 126): single persons, and a family or group
// together, because its members have one ticket.
import { orderedKind } from '../ordered-kinds.ts';
import type { OrderLine } from '../product-kinds.ts';
import type { OrderLeft, PartLeft } from '../returns/order-values.ts';
import type { ReturnableOrder } from '../returns/return-order.ts';
import type { Taken } from '../returns/select-pieces.ts';
import { isTourOrderLine } from '../tours/tour-order-line.ts';

/** Of a part, or of a party with its members: all of a party moves, or nothing of it. */
export type MovableUnit = {
  readonly part: number;
  readonly members: readonly number[];
  readonly left: number;
};

export type AskedPieces = readonly { readonly part: number; readonly count: number }[];

type Order = Pick<ReturnableOrder, 'lines' | 'codes' | 'before'>;

/** `only-whole`: what is left of the line moves together. `too-many`: fewer are left. `nothing-selected` */
export type PiecesProblem = 'only-whole' | 'too-many' | 'nothing-selected' | 'nothing-left';

/** Empty where all that is left of the line moves together. */
export function movableUnits(order: Order, { parts }: OrderLeft, index: number): readonly MovableUnit[] {
  const line = order.lines[index];
  if (!line || !isDivisible(order, line, index)) return [];
  const ofLine = parts.filter((one) => one.line === index);
  const { parties } = orderedKind(line.type).returns(line);
  const members = new Set(parties.flatMap((party) => party.members));
  const units = ofLine
    .filter((one) => one.left > 0 && !members.has(one.part))
    .map((one) => ({
      part: one.part,
      members: parties.find(({ party }) => party === one.part)?.members ?? [],
      left: one.left,
    }));
  const [only] = units;
  return units.length === 1 && only && (only.left === 1 || only.members.length > 0) ? [] : units;
}

/**
 * Whether a line can become two. Where something was given back of an order with a discount, or money alone of the line,
 * nobody could say to the cent which of its people that was for.
 */
function isDivisible({ codes, before }: Order, line: OrderLine, index: number): boolean {
  if (orderedKind(line.type).returns(line).by !== 'pieces') return false;
  if (isTourOrderLine(line) && line.tour.tours > 0) return false;
  if (before.length > 0 && codes.some(({ kind }) => kind === 'discount')) return false;
  return before.every(({ parts }) => parts.every((part) => part.line !== index || part.count > 0));
}

/** @param asked undefined: all that is left of the line */
export function piecesToMove(
  order: Order,
  left: OrderLeft,
  index: number,
  asked: AskedPieces | undefined,
): Taken | { readonly problem: PiecesProblem } {
  const ofLine = left.parts.filter((one) => one.line === index);
  const everything = new Map(ofLine.map((one) => [one, one.left]));
  if (ofLine.every((one) => one.left === 0)) return { problem: 'nothing-left' };
  if (!asked) return everything;
  const units = movableUnits(order, left, index);
  const taken = new Map<PartLeft, number>(ofLine.map((one) => [one, 0]));
  for (const { part, count } of asked.filter((one) => one.count > 0)) {
    const unit = units.find((one) => one.part === part);
    if (!unit || (unit.members.length > 0 && count !== unit.left)) return { problem: 'only-whole' };
    for (const one of ofLine) {
      if (one.part === part) taken.set(one, (taken.get(one) ?? 0) + count);
      if (unit.members.includes(one.part)) taken.set(one, one.left);
    }
  }
  return problemOf(order, ofLine, taken) ?? taken;
}

function problemOf(
  { before }: Order,
  ofLine: readonly PartLeft[],
  taken: Taken,
): { readonly problem: PiecesProblem } | undefined {
  const count = (one: PartLeft) => taken.get(one) ?? 0;
  if (ofLine.some((one) => count(one) > one.left)) return { problem: 'too-many' };
  if (ofLine.every((one) => count(one) === 0)) return { problem: 'nothing-selected' };
  if (ofLine.every((one) => count(one) === one.left)) return undefined;
  // Earlier returns name parts by their place: none may disappear before them.
  const isReturned = before.some(({ parts }) => parts.some(({ line }) => line === ofLine[0]?.line));
  return isReturned && ofLine.some((one) => count(one) === one.count) ? { problem: 'only-whole' } : undefined;
}
