// Moving lines of orders from the office (operations 2, ADR 114).
import type { MoveEffect } from '../../domain/moves/compute-move.ts';
import type { MovableLine, movesContract } from '../../domain/moves/moves-contract.ts';
import { refuse } from '../../domain/refusal.ts';
import { orderLeft } from '../../domain/returns/order-values.ts';
import type { Permission } from '../../domain/staff/permissions.ts';
import type { Handlers } from '../api/handler.ts';
import { orderToReturn } from '../orders/returns/order-returns.ts';
import { readOrder } from '../returns/give-back.ts';
import { actorOf } from '../staff/acts/actor-of.ts';
import { orderObject, versionOf } from '../staff/acts/begin-act.ts';
import { changedMeanwhile } from '../staff/acts/changed-meanwhile.ts';
import { itemOfLine } from './item-of-line.ts';
import { type MovingShop, moveLine, previewMove } from './move-line.ts';

export const movesHandlers: Pick<Handlers<MovingShop>, keyof typeof movesContract> = {
  'GET office/orders/:number/movable': (shop, { params }) => movableLines(shop, params.number),
  'POST office/orders/:number/move/preview': async (shop, { params, body }, { staff }) => {
    const { number } = params;
    const version = await versionOf(shop.database, orderObject(number));
    const order = await orderToReturn(shop.database, number);
    const found = await previewMove(shop, { number, ...body });
    if (!order || found.state === 'unknown') return refuse('NOT_FOUND');
    const line = order.content.lines[body.line];
    const before = line && 'datetime' in line ? line.datetime : '';
    const said = { version, before, after: body.datetime, mail_to: order.content.buyer.email };
    if (found.state === 'refused')
      return {
        ...said,
        problem: found.problem,
        available: found.problem === 'full' ? found.available : 0,
        difference: 0,
        permitted: true,
      };
    const { difference } = found.effect;
    return {
      ...said,
      problem: '',
      available: 0,
      difference,
      permitted: mayMove(found.effect, staff?.permissions ?? new Set()),
    };
  },
  'POST office/orders/:number/move': async (shop, { params, body }, caller) => {
    const { version, ...asked } = body;
    const { number } = params;
    const mine = caller.staff?.permissions ?? new Set();
    const may = (effect: MoveEffect) => mayMove(effect, mine);
    const moved = await moveLine(shop, { ...asked, number, seen: version, by: actorOf(caller), may });
    if (moved.state === 'unknown') return refuse('NOT_FOUND');
    if (moved.state === 'not-permitted') return refuse('STAFF_NOT_PERMITTED');
    if (moved.state === 'changed') return changedMeanwhile(moved.changes);
    if (moved.state === 'refused')
      return refuse('OFFICE_MOVE_NOT_POSSIBLE', { details: { problem: moved.problem } });
    return { version: await versionOf(shop.database, orderObject(number)) };
  },
};

/** A dearer time at the old price is a right of its own. */
function mayMove({ difference }: MoveEffect, mine: ReadonlySet<Permission>): boolean {
  return difference <= 0 || mine.has('orders.move-at-old-price');
}

async function movableLines(shop: MovingShop, number: string) {
  const version = await versionOf(shop.database, orderObject(number));
  const order = await readOrder(shop, number);
  if (!order) return refuse('NOT_FOUND');
  const { parts } = orderLeft(order.returnable);
  const lines = order.row.content.lines.flatMap((line, index): MovableLine[] => {
    const left = parts.reduce((sum, part) => (part.line === index ? sum + part.left : sum), 0);
    const isMovable = itemOfLine(line, '', shop.catalogue, order.row.language) !== undefined;
    if (!isMovable || left === 0 || !('datetime' in line)) return [];
    const { title, datetime, id } = line;
    return [{ line: index, title, datetime, event: shop.catalogue.ticket.get(id)?.event_id ?? '', left }];
  });
  return { version, lines };
}
