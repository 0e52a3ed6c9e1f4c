// Moving people of orders from the office (operations 2, ADR 114 and 126).
import type { MoveEffect } from '../../domain/moves/compute-move.ts';
import type { movesContract } from '../../domain/moves/moves-contract.ts';
import { type Refusal, refuse } from '../../domain/refusal.ts';
import type { StaffBearer } from '../api/bearer.ts';
import type { Handlers } from '../api/handler.ts';
import { orderToReturn } from '../orders/returns/order-returns.ts';
import { actorOf } from '../staff/acts/actor-of.ts';
import { orderObject, versionOf } from '../staff/acts/begin-act.ts';
import { changedMeanwhile } from '../staff/acts/changed-meanwhile.ts';
import { requireFreshFactorAbove } from '../staff/factor/fresh-factor.ts';
import type { StaffShop } from '../staff/staff-shop.ts';
import type { DifferencePaid } from './ask-difference.ts';
import type { MoveRefused, MoveWish, MovingShop } from './lock-move.ts';
import { movableLines } from './movable-lines.ts';
import { differenceBack, moveLine, previewMove } from './move-line.ts';
import { withdrawDifference } from './withdraw-difference.ts';

type MovesShop = MovingShop & Pick<StaffShop, 'museum'>;

export const movesHandlers: Pick<Handlers<MovesShop>, keyof typeof movesContract> = {
  'GET office/orders/:number/movable': async (shop, { params }) =>
    (await movableLines(shop, params.number)) ?? refuse('NOT_FOUND'),
  'POST office/orders/:number/move/preview': (shop, { params, body }, { staff }) =>
    preview(shop, { ...params, ...body }, staff),
  'POST office/orders/:number/move': async (shop, { params, body }, caller) => {
    const { version, ...asked } = body;
    const { number } = params;
    const paid = body.paid && 'receipt' in body.paid ? receiptOf(body.paid) : body.paid;
    const forbid = (effect: MoveEffect, back: number) =>
      forbidMove(shop, { effect, back, paid }, caller.staff);
    const moved = await moveLine(shop, {
      ...asked,
      number,
      paid,
      seen: version,
      by: actorOf(caller),
      forbid,
    });
    if (moved.state === 'unknown') return refuse('NOT_FOUND');
    if (moved.state === 'not-permitted') return moved.refusal;
    if (moved.state === 'changed') return changedMeanwhile(moved.changes);
    if (moved.state === 'refused') return refusalOf(moved);
    return { version: await versionOf(shop.database, orderObject(number)) };
  },
  'POST office/orders/:number/withdraw-difference': async (shop, { params, body }, caller) => {
    const ended = await withdrawDifference(shop, { ...params, ...body, by: actorOf(caller) });
    if (ended === 'unknown') return refuse('NOT_FOUND');
    if (ended === 'none') return refuse('OFFICE_NO_DIFFERENCE');
    return { version: await versionOf(shop.database, orderObject(params.number)) };
  },
};

function receiptOf<Paid extends { readonly receipt: string }>(paid: Paid): Paid {
  return { ...paid, receipt: paid.receipt.trim() };
}

function refusalOf(refused: Extract<MoveRefused, { state: 'refused' }>): Refusal {
  const { problem } = refused;
  if (problem === 'wrong-day') return refuse('FIELDS_INVALID', { fields: { until: ['DAY_NOT_POSSIBLE'] } });
  const available = refused.problem === 'full' ? { available: refused.available } : {};
  return refuse('OFFICE_MOVE_NOT_POSSIBLE', { details: { problem, ...available } });
}

type Judged = {
  readonly effect: MoveEffect;
  readonly back: number;
  readonly paid: DifferencePaid | undefined;
};

/**
 * A dearer time at the old price is a right of its own; so is receiving money, and giving it back, much of it with the second
 * factor.
 */
function forbidMove(
  shop: MovesShop,
  { effect: { difference }, back, paid }: Judged,
  staff: StaffBearer | undefined,
): Refusal | undefined {
  const needed = [
    ...(paid ? (['money.receive'] as const) : []),
    ...(difference > 0 && !paid ? (['orders.move-at-old-price'] as const) : []),
    ...(back > 0 ? (['money.refund'] as const) : []),
  ];
  if (!staff || !needed.every((permission) => staff.permissions.has(permission)))
    return refuse('STAFF_NOT_PERMITTED');
  return requireFreshFactorAbove(shop, staff, paid && paid.by !== 'link' ? difference : back);
}

async function preview(shop: MovesShop, { number, ...wish }: MoveWish, staff: StaffBearer | undefined) {
  const version = await versionOf(shop.database, orderObject(number));
  const order = await orderToReturn(shop.database, number);
  const found = await previewMove(shop, { number, ...wish });
  if (!order || found.state === 'unknown') return refuse('NOT_FOUND');
  const { content, language } = order;
  const line = content.lines[wish.line];
  const said = {
    version,
    before: line && 'datetime' in line ? line.datetime : '',
    after: wish.datetime,
    mail_to: content.buyer.email,
    language,
  };
  if (found.state === 'refused')
    return {
      ...said,
      problem: found.problem,
      available: found.problem === 'full' ? found.available : 0,
      renewed: 0,
      difference: 0,
      back: 0,
      permitted: true,
      link: { problem: found.problem, first: '', last: '' },
      ends: false,
    };
  const { effect, link = '', days, ends } = found;
  return {
    ...said,
    problem: '',
    available: 0,
    renewed: effect.admissions.filter(({ isRenewed }) => isRenewed).length,
    difference: effect.difference,
    back: differenceBack(effect),
    link: { problem: link, first: days?.first ?? '', last: days?.last ?? '' },
    ends,
    permitted: effect.difference <= 0 || staff?.permissions.has('orders.move-at-old-price') === true,
  };
}
