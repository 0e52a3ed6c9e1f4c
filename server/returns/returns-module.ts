// Canceling from the office (operations 2): persons, lines, shipping, an amount, or all of an order.

import type { withdrawalsContract } from '../../domain/orders/withdrawals-contract.ts';
import { type Refusal, refuse } from '../../domain/refusal.ts';
import { needsReason } from '../../domain/returns/cancel-rules.ts';
import type { ReturnSelection } from '../../domain/returns/return-order.ts';
import type { returnsContract } from '../../domain/returns/returns-contract.ts';
import type { StaffBearer } from '../api/bearer.ts';
import type { Caller, Handlers } from '../api/handler.ts';
import type { Payments } from '../payments/payments.ts';
import { actorOf } from '../staff/acts/actor-of.ts';
import { orderObject, versionOf } from '../staff/acts/begin-act.ts';
import { changedMeanwhile } from '../staff/acts/changed-meanwhile.ts';
import type { StaffShop } from '../staff/staff-shop.ts';
import { giveBack, previewReturn, readOrder } from './give-back.ts';
import { forbidReturn } from './office/forbid-return.ts';
import { presentEffect, presentOrder, presentProblem } from './office/present-cancel.ts';
import {
  carryOut,
  previewCarryOut,
  type SettlingShop,
  settleWithout,
} from './withdrawals/settle-withdrawal.ts';
import { listWithdrawals, showWithdrawal } from './withdrawals/show-withdrawals.ts';

type ReturnsShop = Pick<StaffShop, 'museum' | 'now'> & { readonly payments: Payments };

export const withdrawalsHandlers: Pick<Handlers<SettlingShop>, keyof typeof withdrawalsContract> = {
  'GET office/withdrawals': (shop, { query }) => listWithdrawals(shop, query),
  'GET office/withdrawals/:id': (shop, { params }) => showWithdrawal(shop, params.id),
  'POST office/withdrawals/:id/carry-out/preview': (shop, { params, body }) =>
    previewCarryOut(shop, { ...params, ...body }),
  'POST office/withdrawals/:id/carry-out': (shop, { params, body }, caller) =>
    carryOut(shop, { ...params, ...body }, actorOf(caller), caller.staff),
  'POST office/withdrawals/:id/settle': (shop, { params, body }, caller) =>
    settleWithout(shop, { ...params, ...body }, actorOf(caller)),
};

export const returnsHandlers: Pick<Handlers<ReturnsShop>, keyof typeof returnsContract> = {
  'POST office/orders/:number/cancel/preview': ({ payments }, { params, body }, { staff }) =>
    previewCancel(payments, params.number, body.selection, staff),
  'POST office/orders/:number/cancel': (shop, { params, body }, caller) =>
    cancel(shop, { ...body, number: params.number }, caller),
};

async function previewCancel(
  payments: Payments,
  number: string,
  selection: ReturnSelection,
  staff: StaffBearer | undefined,
) {
  // Read before the preview: whatever is done in between is told when it is to be done.
  const version = await versionOf(payments.database, orderObject(number));
  const preview = await previewReturn(payments, { number, selection });
  if (preview.state === 'unknown') return refuse('NOT_FOUND');
  if (preview.state === 'possible') {
    const { order, effect } = preview;
    const mine = staff?.permissions ?? new Set();
    return { version, order: presentOrder(order), effect: presentEffect(order, effect, mine), problem: null };
  }
  const order = await readOrder(payments, number);
  if (!order) return refuse('NOT_FOUND');
  return { version, order: presentOrder(order), effect: null, problem: presentProblem(preview) };
}

type AskedCancel = {
  readonly number: string;
  readonly selection: ReturnSelection;
  readonly reason: string;
  readonly key: string;
  readonly version: number;
};

async function cancel(shop: ReturnsShop, { version, ...asked }: AskedCancel, caller: Caller) {
  const { payments } = shop;
  const { number, selection } = asked;
  if (needsReason(selection) && asked.reason.trim() === '')
    return refuse('FIELDS_INVALID', { fields: { reason: ['REQUIRED'] } });
  const given = await giveBack(payments, {
    ...asked,
    seen: version,
    by: actorOf(caller),
    forbid: (effect) => forbidReturn(shop, effect, caller.staff),
  });
  if (given.state === 'unknown') return refuse('NOT_FOUND');
  if (given.state === 'not-permitted') return given.refusal;
  if (given.state === 'changed') return changedMeanwhile(given.changes);
  if (given.state === 'refused') return notPossible(given);
  const { amount, content, credit_note } = given.row;
  return {
    version: await versionOf(payments.database, orderObject(number)),
    amount,
    voucher: content.voucher?.barcode ?? '',
    credit_note: credit_note ?? '',
  };
}

function notPossible(given: Parameters<typeof presentProblem>[0]): Refusal {
  return refuse('OFFICE_CANCEL_NOT_POSSIBLE', { details: { problem: presentProblem(given) } });
}
