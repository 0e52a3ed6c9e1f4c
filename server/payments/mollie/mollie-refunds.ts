// Giving money back at Mollie. Mollie remembers an idempotency key for an hour, and the shop asks again for days: so the
// refunds of the payment are read first, and the key only holds off two calls at the same time.
import type { ProviderRefund, RefundRequest } from '../payment-provider.ts';
import { callMollie, type MollieAccount, MollieRefusal } from './mollie-client.ts';
import { MollieRefund, MollieRefunds, noteIn, toMollieAmount } from './mollie-objects.ts';
import { toMollieProviderRefund } from './mollie-outcome.ts';

/** Mollie's largest page; no payment has more refunds. */
const MOST_REFUNDS = 250;
/** It knows the payment, and cannot give back that much of it. */
const IMPOSSIBLE = 422;

/** Gives an amount back; repeated calls with one `refundId` give it back once. What Mollie refuses is a failed refund. */
export async function refundAtMollie(
  account: MollieAccount,
  { refundId, amount, currency }: RefundRequest,
  payment: string,
): Promise<ProviderRefund> {
  const known = await findMollieRefund(account, { refundId }, payment);
  if (known) return known;
  try {
    const made = await callMollie(account, MollieRefund, {
      method: 'POST',
      path: `payments/${payment}/refunds`,
      body: { amount: toMollieAmount(amount, currency), metadata: { foyer_refund: refundId } },
      idempotencyKey: refundId,
    });
    return toMollieProviderRefund(made);
  } catch (problem) {
    if (!(problem instanceof MollieRefusal) || problem.status !== IMPOSSIBLE) throw problem;
    return { reference: `${refundId}-refused`, refundId, amount, state: 'failed', failure: problem.message };
  }
}

/** A refund by the shop's own id of it, or by Mollie's: what its dashboard gave back has no other. */
export async function findMollieRefund(
  account: MollieAccount,
  { refundId, refundReference }: { readonly refundId: string; readonly refundReference?: string | undefined },
  payment: string,
): Promise<ProviderRefund | undefined> {
  const path = `payments/${payment}/refunds?limit=${MOST_REFUNDS}`;
  const { _embedded } = await callMollie(account, MollieRefunds, { method: 'GET', path });
  const found = _embedded.refunds.find(
    ({ id, metadata }) => id === refundReference || noteIn(metadata, 'foyer_refund') === refundId,
  );
  return found && toMollieProviderRefund(found);
}
