// What the demo bank's staff do: they give money back, a payer's dispute reaches them, a refund comes back from a closed
// account. The bank has no page for them: tests call these functions.
import { randomId } from '../../platform/random-id.ts';
import type { DemoBank } from './demo-bank.ts';
import { endBankRefund, insertBankRefund, setBankDispute } from './demo-bank-refund-store.ts';
import type { BankDispute } from './demo-bank-store.ts';
import { SIGNATURE_HEADER, signWebhook } from './webhook-signature.ts';

type BankBooks = Pick<DemoBank, 'sql'>;

/** Gives money back, as in a provider's dashboard; returns the refund's id. */
export async function refundAsStaff({ sql }: BankBooks, payment_id: string, amount: number): Promise<string> {
  return (await insertBankRefund(sql, { id: randomId(), payment_id, amount, state: 'done' })).id;
}

export function endRefundAsStaff(
  { sql }: BankBooks,
  refundId: string,
  state: 'done' | 'failed',
): Promise<void> {
  return endBankRefund(sql, refundId, state);
}

/** @param amount where the payer disputes a part alone, in cents */
export function disputeAsStaff(
  { sql }: BankBooks,
  paymentId: string,
  dispute: BankDispute,
  amount?: number,
): Promise<void> {
  return setBankDispute(sql, paymentId, dispute, amount);
}

/** A webhook about payments, as it would be sent. */
export function webhookAbout(
  { secret, now }: Pick<DemoBank, 'secret' | 'now'>,
  paymentIds: readonly string[],
): { body: string; headers: Record<string, string> } {
  const body = JSON.stringify({ events: paymentIds.map((id) => ({ id })), created: now().toISOString() });
  return { body, headers: { [SIGNATURE_HEADER]: signWebhook(secret, body, now()) } };
}
