// What of an order the office can move to another day or time, who of it by themselves, and where they were before.
import { movableUnits } from '../../domain/moves/movable-units.ts';
import type { MovableLine } from '../../domain/moves/moves-contract.ts';
import { isVisit, type VisitLine } from '../../domain/orders/visit-line.ts';
import { type OrderLeft, orderLeft } from '../../domain/returns/order-values.ts';
import { movesOfOrder, type OrderMoveRow } from '../orders/acts/write-move.ts';
import { readOrder } from '../returns/give-back.ts';
import type { LockedOrder } from '../returns/read-returnable.ts';
import { orderObject, versionOf } from '../staff/acts/begin-act.ts';
import { itemOfLine } from './item-of-line.ts';
import type { MovingShop } from './lock-move.ts';

/** Undefined where there is no such order. */
export async function movableLines(shop: MovingShop, number: string) {
  const version = await versionOf(shop.database, orderObject(number));
  const order = await readOrder(shop, number);
  if (!order) return undefined;
  const moves = await movesOfOrder(shop.database, order.row.booking_id);
  const left = orderLeft(order.returnable);
  const lines = order.row.content.lines.flatMap((line, index): MovableLine[] => {
    if (!isVisit(line)) return [];
    const pieces = left.parts.filter((part) => part.line === index);
    const isMovable = itemOfLine(line, { datetime: line.datetime }, shop, order.row.language) !== undefined;
    if (!isMovable || pieces.every((part) => part.left === 0)) return [];
    return [present(shop, order, left, { line, index, last: moves.findLast((move) => move.line === index) })];
  });
  return { version, lines };
}

type Found = {
  readonly line: VisitLine;
  readonly index: number;
  readonly last: OrderMoveRow | undefined;
};

function present(
  { catalogue }: Pick<MovingShop, 'catalogue'>,
  { returnable }: LockedOrder,
  left: OrderLeft,
  { line, index, last }: Found,
): MovableLine {
  const { title, datetime, type, id } = line;
  const isTour = type === 'guidedTour';
  const event = type === 'ticket' ? (catalogue.ticket.get(id)?.event_id ?? '') : id;
  const from = last?.content.from;
  return {
    line: index,
    title,
    datetime,
    event: isTour ? '' : event,
    tour: isTour ? id : '',
    left: left.parts.reduce((sum, part) => (part.line === index ? sum + part.left : sum), 0),
    units: movableUnits(returnable, left, index).map(({ part, members, left: count }) => ({
      part,
      name: line.parts[part]?.name ?? '',
      left: count,
      together: members.length > 0,
    })),
    back: { datetime: from?.datetime ?? '', tour: from && isTour ? from.id : '' },
  };
}
