// The whole order is given back (spec decisions 3): the case of the one verb in which nothing is chosen.
import type { Actor } from '../../domain/staff/act.ts';
import type { RefundShop } from '../payments/payments.ts';
import { giveBack } from './give-back.ts';

export type RefundedOrder =
  /** The money is on its way; `amount` in cents, 0 where codes had paid for everything, or the payer's bank has it. */
  | { readonly state: 'refunded'; readonly amount: number; readonly creditNote: string | undefined }
  | { readonly state: 'unknown' | 'before' }
  /** Nothing was changed: these codes, which the order bought, are partly spent. */
  | { readonly state: 'vouchers-spent'; readonly barcodes: readonly string[] };

/** Refunds the order with a number such as `2026-100017`. */
export async function refundOrder(
  shop: RefundShop,
  number: string,
  by: Actor = { kind: 'command', user: '' },
): Promise<RefundedOrder> {
  const given = await giveBack(shop, {
    number,
    selection: { pieces: 'everything', shipping: true, fee: 0, to: 'the-way-it-came' },
    reason: '',
    key: 'everything',
    by,
  });
  if (given.state === 'unknown') return { state: 'unknown' };
  if (given.state === 'done') {
    const { row, effect } = given;
    const amount = effect.toPayments.reduce((sum, to) => sum + to.amount, 0) - row.waiting;
    return { state: 'refunded', amount, creditNote: row.credit_note ?? undefined };
  }
  if (given.state === 'refused' && given.refused === 'vouchers-spent')
    return { state: 'vouchers-spent', barcodes: given.barcodes };
  if (given.state === 'before' || (given.state === 'refused' && given.refused === 'nothing-left'))
    return { state: 'before' };
  const why = given.state === 'refused' ? given.refused : given.state;
  throw new Error(`order ${number} could not be given back: ${why}`);
}
