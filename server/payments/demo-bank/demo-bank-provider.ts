// The built-in provider (spec decisions 4): a bank in the same process with its own books, page and webhooks, for
// demos, tests and load tests. It can be late, send a webhook twice, or be down.
import type { DemoBankConfig } from '../../platform/config.ts';
import { emptyBatches, runInBatch } from '../../platform/database/batches.ts';
import type { Database } from '../../platform/database/sql.ts';
import type {
  ParsedWebhook,
  Payer,
  PaymentOutcome,
  PaymentProvider,
  ProviderRefund,
} from '../payment-provider.ts';
import {
  type BankRefund,
  bankRefundsOf,
  findBankRefund,
  insertBankRefund,
} from './demo-bank-refund-store.ts';
import { type BankMood, type BankStaff, bankStaff } from './demo-bank-staff.ts';
import {
  type BankPayment,
  type BankState,
  type Decision,
  decideBankPayments,
  dueWebhooks,
  findBankPayment,
  insertBankPayments,
  type NewBankPayment,
  payDue,
} from './demo-bank-store.ts';
import { createWebhooks } from './demo-bank-webhooks.ts';
import { isSigned, SIGNATURE_HEADER } from './webhook-signature.ts';

export const BANK_DECISIONS = ['pay', 'decline', 'cancel', 'later'] as const;
export type BankDecision = (typeof BANK_DECISIONS)[number];

export type DemoBank = PaymentProvider & {
  /** The bank is down, for the shop and for visitors. */
  readonly down: boolean;
  find(id: string): Promise<BankPayment | undefined>;
  /** Decides a payment as its buttons do; one that is decided stays as it is. */
  decide(id: string, decision: BankDecision, payer: Payer | undefined): Promise<BankPayment | undefined>;
  /** Settles delayed payments and sends the webhooks that are due: after a restart, or after a failed delivery. */
  sendDueWebhooks(): Promise<void>;
  /** What the bank's staff can do. */
  readonly staff: BankStaff;
  close(): void;
};

export type DemoBankOptions = {
  readonly sql: Database;
  readonly publicUrl: string;
  readonly webhookUrl: string;
  readonly secret: string;
  readonly config: Omit<DemoBankConfig, 'open'>;
  readonly now: () => Date;
};

const STATES: Record<BankDecision, BankState> = {
  pay: 'paid',
  decline: 'declined',
  cancel: 'canceled',
  later: 'pending',
};

/** Opens the bank. */
export function createDemoBank({
  sql,
  publicUrl,
  webhookUrl,
  secret,
  config,
  now,
}: DemoBankOptions): DemoBank {
  const webhooks = createWebhooks({ sql, url: webhookUrl, secret, times: config.webhookTimes, now });
  const timers = new Set<NodeJS.Timeout>();
  const mood: BankMood = { down: config.down, refunds: 'done' };
  const opening = emptyBatches<NewBankPayment, NewBankPayment>({ size: 64, atOnce: 1 });
  const deciding = emptyBatches<Decision, BankPayment | undefined>({ size: 64, atOnce: 1 });
  const open = (payment: NewBankPayment) =>
    runInBatch(opening, payment, async (payments) => {
      await insertBankPayments(sql, payments);
      return payments;
    });
  const decideOne = (decision: Decision) =>
    runInBatch(deciding, decision, (decisions) => decideTogether(sql, decisions));

  const answering = () => {
    if (mood.down) throw new Error('the demo bank is down');
  };
  const after = (seconds: number, act: () => void) => {
    if (seconds === 0) return act();
    const timer = setTimeout(() => {
      timers.delete(timer);
      act();
    }, seconds * 1000);
    timers.add(timer.unref());
  };
  const inSeconds = (seconds: number) => new Date(now().getTime() + seconds * 1000);
  const webhookAt = () => (config.webhookTimes === 0 ? null : inSeconds(config.webhookDelaySeconds));
  const tell = (id: string) => after(config.webhookDelaySeconds, () => webhooks.send(id));
  const payWhatIsDue = async () => {
    for (const id of await payDue(sql, now(), webhookAt())) tell(id);
  };

  return {
    name: 'demo',
    get down() {
      return mood.down;
    },
    staff: bankStaff({ sql, secret, now, mood }),
    start: async (request) => {
      answering();
      await open({
        id: request.paymentId,
        amount: request.amount,
        description: request.description,
        language: request.language,
        express: request.method.kind === 'express',
        kind: request.method.kind,
        return_url: request.returnUrl,
        cancel_url: request.cancelUrl,
      });
      return { reference: request.paymentId, url: `${publicUrl}/demo-bank/${request.paymentId}` };
    },
    lookUp: async (reference) => {
      answering();
      const payment = await findBankPayment(sql, reference);
      if (payment?.state === 'pending') await payWhatIsDue();
      const known = payment?.state === 'pending' ? await findBankPayment(sql, reference) : payment;
      return toOutcome(known, await bankRefundsOf(sql, reference));
    },
    cancel: async (reference) => {
      answering();
      await decideOne({ id: reference, state: 'canceled', payer: undefined, paysAt: null, webhookAt: null });
    },
    refund: async ({ refundId, reference, amount }) => {
      answering();
      const refund = { id: refundId, payment_id: reference, amount, state: mood.refunds };
      return toRefund(await insertBankRefund(sql, refund));
    },
    lookUpRefund: async ({ refundId }) => {
      answering();
      const refund = await findBankRefund(sql, refundId);
      return refund && toRefund(refund);
    },
    parseWebhook: (rawBody, headers) =>
      isSigned(secret, headers[SIGNATURE_HEADER], rawBody, now()) ? parseSigned(rawBody) : undefined,
    find: async (id) => {
      answering();
      return findBankPayment(sql, id);
    },
    decide: async (id, decision, payer) => {
      answering();
      const later = decision === 'later';
      const decided = await decideOne({
        id,
        state: STATES[decision],
        payer,
        paysAt: later ? inSeconds(config.laterSeconds) : null,
        webhookAt: later ? null : webhookAt(),
      });
      if (!decided) return findBankPayment(sql, id);
      if (later) after(config.laterSeconds, () => void payWhatIsDue().catch(() => {}));
      else tell(id);
      return decided;
    },
    sendDueWebhooks: async () => {
      if (mood.down) return;
      await payWhatIsDue();
      for (const id of await dueWebhooks(sql, now())) webhooks.send(id);
    },
    close: () => {
      for (const timer of timers) clearTimeout(timer);
      webhooks.close();
    },
  };
}

async function decideTogether(
  sql: Database,
  decisions: readonly Decision[],
): Promise<(BankPayment | undefined)[]> {
  const decided = new Map((await decideBankPayments(sql, decisions)).map((payment) => [payment.id, payment]));
  // Of two decisions about one payment in the same batch, one was taken; the other comes too late.
  return decisions.map(({ id, state }) => (decided.get(id)?.state === state ? decided.get(id) : undefined));
}

function toOutcome(payment: BankPayment | undefined, refunds: readonly BankRefund[]): PaymentOutcome {
  switch (payment?.state) {
    case 'paid':
    case 'refunded':
      return {
        state: payment.dispute && payment.dispute !== 'won' ? DISPUTED[payment.dispute] : payment.state,
        ...(payment.payer ? { payer: payment.payer } : {}),
        method: payment.kind,
        fee: 0,
        chargeId: `charge-${payment.id}`,
        refunds: refunds.map(toRefund),
      };
    case 'declined':
      return { state: 'failed' };
    case 'pending':
    case 'canceled':
      return { state: payment.state };
    default:
      return { state: 'open' };
  }
}

const DISPUTED = { open: 'disputed', lost: 'charged-back' } as const;

/** The bank's id of a refund is the key that was sent with the request. */
function toRefund({ id, amount, state }: BankRefund): ProviderRefund {
  return {
    reference: id,
    refundId: id,
    amount,
    state,
    ...(state === 'failed' ? { failure: 'refused' } : {}),
  };
}

/** One event, or several in one delivery. */
function parseSigned(rawBody: string): ParsedWebhook {
  const said = JSON.parse(rawBody) as { id: string } | { events: { id: string }[] };
  const events = 'events' in said ? said.events : [said];
  return { events: events.map(({ id }) => ({ reference: id })), answer: { status: 204 } };
}
