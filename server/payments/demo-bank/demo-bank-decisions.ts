// Decisions about payments at the demo bank: by its visitors, with the four buttons of its page, and by the shop, which
// cancels. Of several decisions about one payment, the first counts.
import { runInBatch } from '../../platform/database/batches.ts';
import type { Database } from '../../platform/database/sql.ts';
import type { Payer } from '../payment-provider.ts';
import { after, type DemoBank, inSeconds, mustAnswer } from './demo-bank.ts';
import { payWhatIsDue, tellShop, webhookTime } from './demo-bank-due.ts';
import {
  type BankPayment,
  type BankState,
  type Decision,
  decideBankPayments,
  findBankPayment,
} from './demo-bank-store.ts';

export const BANK_DECISIONS = ['pay', 'decline', 'cancel', 'later'] as const;
export type BankDecision = (typeof BANK_DECISIONS)[number];

const STATES: Record<BankDecision, BankState> = {
  pay: 'paid',
  decline: 'declined',
  cancel: 'canceled',
  later: 'pending',
};

/** The payment that a visitor sees on the bank's page. */
export async function findForVisitor(bank: DemoBank, id: string): Promise<BankPayment | undefined> {
  mustAnswer(bank);
  return findBankPayment(bank.sql, id);
}

/** Decides a payment as the buttons do; one that is decided stays as it is. */
export async function decideForVisitor(
  bank: DemoBank,
  id: string,
  decision: BankDecision,
  payer: Payer | undefined,
): Promise<BankPayment | undefined> {
  mustAnswer(bank);
  const { laterSeconds } = bank.config;
  const later = decision === 'later';
  const decided = await decide(bank, {
    id,
    state: STATES[decision],
    payer,
    paysAt: later ? inSeconds(bank, laterSeconds) : null,
    webhookAt: later ? null : webhookTime(bank),
  });
  if (!decided) return findBankPayment(bank.sql, id);
  if (later) after(bank, laterSeconds, () => void payWhatIsDue(bank).catch(() => {}));
  else tellShop(bank, id);
  return decided;
}

/** The shop closes the page of an open payment. It knows, so it is not told. */
export async function cancelForShop(bank: DemoBank, id: string): Promise<void> {
  mustAnswer(bank);
  await decide(bank, { id, state: 'canceled', payer: undefined, paysAt: null, webhookAt: null });
}

function decide({ sql, deciding }: DemoBank, decision: Decision): Promise<BankPayment | undefined> {
  return runInBatch(deciding, decision, (decisions) => decideTogether(sql, decisions));
}

async function decideTogether(
  sql: Database,
  decisions: readonly Decision[],
): Promise<(BankPayment | undefined)[]> {
  const decided = new Map((await decideBankPayments(sql, decisions)).map((payment) => [payment.id, payment]));
  // Of two decisions about one payment in the same batch, one was taken; the other comes too late.
  return decisions.map(({ id, state }) => (decided.get(id)?.state === state ? decided.get(id) : undefined));
}
