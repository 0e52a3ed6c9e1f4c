// The difference of a dearer time has come (ADR 128): the people move in the transaction that settles the money, or it goes
// back. It goes back where the link has ended, where it came before or is not what was asked for, and where the order is no longer the one that
// was asked for; then nothing has changed.
import { computeMove, type MoveEffect, whatMoves } from '../../domain/moves/compute-move.ts';
import { giveBackClaims } from '../capacity/settle-holds.ts';
import { findClaimedSlots } from '../capacity/take-holds.ts';
import {
  endSupplement,
  holdsAll,
  type OpenSupplement,
  supplementOfCart,
} from '../orders/supplements/supplements.ts';
import {
  type ArrivedPayment,
  keepMoney,
  lockMoney,
  returnMoney,
} from '../payments/differences/difference-money.ts';
import { isWhatIsDue } from '../payments/guard/amount-due.ts';
import type { Payments, SettleDifference } from '../payments/payments.ts';
import type { Sql } from '../platform/database/sql.ts';
import { type LockedOrder, lockReturnable } from '../returns/read-returnable.ts';
import { finishMove } from './finish-move.ts';
import { isCodeOf } from './lock-move.ts';

export const settleDifference: SettleDifference = async (sql, shop, arrived) => {
  const known = await supplementOfCart(sql, arrived.payment.cart_id);
  if (!known) throw new Error(`cart ${arrived.payment.cart_id} asks for no difference`);
  const slots = await findClaimedSlots(sql, known.content.quoted.claims);
  const order = await lockReturnable(sql, known.number, shop.now(), slots);
  const money = await lockMoney(sql, arrived);
  if (!order || !money || money.known === 'returned') return { state: 'refunded' };
  const { payment } = money;
  if (money.known === 'kept') return { state: 'confirmed', bookingId: order.row.booking_id };
  const open = order.open?.row.id === known.id ? order.open : undefined;
  const isDue = open !== undefined && isWhatIsDue(payment, open.row.amount);
  const effect = isDue ? await stillPossible(sql, shop, order, open) : undefined;
  if (!open || !effect) {
    if (open) await endSupplement(sql, open);
    await returnMoney(sql, shop, payment, arrived);
    return { state: 'refunded' };
  }
  await carryOut(sql, shop, { order, open, effect }, arrived, payment);
  return { state: 'confirmed', bookingId: order.row.booking_id };
};

/** The move as it was asked for; undefined where the order or what is held for it has changed. */
async function stillPossible(
  sql: Sql,
  { clock, now }: Pick<Payments, 'clock' | 'now'>,
  order: LockedOrder,
  open: OpenSupplement,
): Promise<MoveEffect | undefined> {
  const { line, pieces, quoted } = open.row.content;
  const moving = whatMoves(order.returnable, line, pieces);
  if ('problem' in moving || !(await holdsAll(sql, open))) return undefined;
  const at = clock().fromInstant(now());
  const effect = computeMove(order.returnable, line, moving, quoted, isCodeOf(order), at);
  return 'problem' in effect || effect.difference !== open.row.amount ? undefined : effect;
}

type Settled = { readonly order: LockedOrder; readonly open: OpenSupplement; readonly effect: MoveEffect };

async function carryOut(
  sql: Sql,
  shop: Payments,
  { order, open, effect }: Settled,
  arrived: ArrivedPayment,
  payment: Parameters<typeof keepMoney>[2],
): Promise<void> {
  const arrivals = await keepMoney(sql, shop, payment, arrived);
  await giveBackClaims(sql, order.cart.id, effect.frees);
  await finishMove(sql, shop, { order, open, effect, paymentId: payment.id, arrivals });
}
