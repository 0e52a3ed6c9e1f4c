// What happens at a bank apart from visitors and shops: staff give money back, a payer disputes a payment, a refund
// comes back from a closed account, the bank is down. Tests call these functions; the demo bank has no page for them.
import type { Database } from '../../platform/database/sql.ts';
import { randomId } from '../../platform/random-id.ts';
import { endBankRefund, insertBankRefund, setBankDispute } from './demo-bank-refund-store.ts';
import type { BankDispute } from './demo-bank-store.ts';
import { SIGNATURE_HEADER, signWebhook } from './webhook-signature.ts';

/** How the bank behaves at present. */
export type BankMood = { down: boolean; refunds: 'pending' | 'done' | 'failed' };

export type BankStaff = {
  /** Sets the outcome of refunds from now on. */
  refundsGo(how: BankMood['refunds']): void;
  /** Takes the bank down, or up again. */
  goDown(down: boolean): void;
  /** Gives money back, as a provider's dashboard does; returns the refund's id. */
  giveBack(paymentId: string, amount: number): Promise<string>;
  endRefund(refundId: string, state: 'done' | 'failed'): Promise<void>;
  dispute(paymentId: string, dispute: BankDispute): Promise<void>;
  /** A webhook about payments, as it would be sent. */
  webhook(paymentIds: readonly string[]): { body: string; headers: Record<string, string> };
};

type Bank = {
  readonly sql: Database;
  readonly secret: string;
  readonly now: () => Date;
  readonly mood: BankMood;
};

export function bankStaff({ sql, secret, now, mood }: Bank): BankStaff {
  return {
    refundsGo: (how) => {
      mood.refunds = how;
    },
    goDown: (down) => {
      mood.down = down;
    },
    giveBack: async (payment_id, amount) => {
      const refund = { id: randomId(), payment_id, amount, state: 'done' } as const;
      return (await insertBankRefund(sql, refund)).id;
    },
    endRefund: (refundId, state) => endBankRefund(sql, refundId, state),
    dispute: (paymentId, dispute) => setBankDispute(sql, paymentId, dispute),
    webhook: (paymentIds) => {
      const body = JSON.stringify({ events: paymentIds.map((id) => ({ id })), created: now().toISOString() });
      return { body, headers: { [SIGNATURE_HEADER]: signWebhook(secret, body, now()) } };
    },
  };
}
