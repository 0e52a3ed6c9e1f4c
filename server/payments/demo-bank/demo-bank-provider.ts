// The demo bank as the shop sees it: the built-in payment provider (spec decisions 4).
import { Type } from 'typebox';
import { Check } from 'typebox/schema';
import { demoBankPath } from '../../../domain/addresses.ts';
import { runInBatch } from '../../platform/database/batches.ts';
import type {
  Headers,
  ParsedWebhook,
  PaymentOutcome,
  PaymentProvider,
  PaymentRequest,
  ProviderRefund,
  RefundRequest,
} from '../payment-provider.ts';
import { answerShop, type DemoBank, mustAnswer } from './demo-bank.ts';
import { cancelForShop } from './demo-bank-decisions.ts';
import { payWhatIsDue } from './demo-bank-due.ts';
import { payoutsOfBank } from './demo-bank-payouts.ts';
import {
  type BankRefund,
  bankRefundsOf,
  findBankRefund,
  insertBankRefund,
} from './demo-bank-refund-store.ts';
import { type BankPayment, findBankPayment, insertBankPayments } from './demo-bank-store.ts';
import { isSigned, SIGNATURE_HEADER } from './webhook-signature.ts';

const One = Type.Object({ id: Type.String() });
const Several = Type.Object({ events: Type.Array(One) });

export function demoBankProvider(bank: DemoBank): PaymentProvider {
  return {
    name: 'demo',
    // Its own page says that it is no bank.
    hasTestKeys: false,
    start: (request) => answerShop(bank, startPayment(bank, request)),
    lookUp: (reference) => answerShop(bank, lookUpPayment(bank, reference)),
    cancel: (reference) => answerShop(bank, cancelForShop(bank, reference)),
    refund: (request) => answerShop(bank, refundPayment(bank, request)),
    lookUpRefund: ({ refundId }) => answerShop(bank, lookUpRefund(bank, refundId)),
    parseWebhook: (rawBody, headers) => parseWebhook(bank, rawBody, headers),
    payouts: (since) => payoutsOfBank(bank, since),
  };
}

async function startPayment(bank: DemoBank, request: PaymentRequest) {
  mustAnswer(bank);
  const payment = {
    id: request.paymentId,
    amount: request.amount,
    description: request.description,
    language: request.language,
    express: request.method.kind === 'express',
    kind: request.method.kind,
    return_url: request.returnUrl,
    cancel_url: request.cancelUrl,
  };
  await runInBatch(bank.opening, payment, async (payments) => {
    await insertBankPayments(bank.sql, payments);
    return payments;
  });
  if (bank.mood.mute) throw new Error('the demo bank started a payment, and its answer was lost');
  return { reference: payment.id, url: bank.publicUrl + demoBankPath({ id: payment.id }) };
}

async function lookUpPayment(bank: DemoBank, id: string): Promise<PaymentOutcome> {
  mustAnswer(bank);
  const [payment, refunds] = await Promise.all([findBankPayment(bank.sql, id), bankRefundsOf(bank.sql, id)]);
  if (payment?.state !== 'pending') return toOutcome(payment, refunds);
  await payWhatIsDue(bank);
  return toOutcome(await findBankPayment(bank.sql, id), refunds);
}

async function refundPayment(bank: DemoBank, { refundId, reference, amount }: RefundRequest) {
  mustAnswer(bank);
  const refund = { id: refundId, payment_id: reference, amount, state: bank.mood.refunds };
  const made = await insertBankRefund(bank.sql, refund);
  if (bank.mood.mute) throw new Error('the demo bank gave money back, and its answer was lost');
  return toRefund(made);
}

async function lookUpRefund(bank: DemoBank, id: string): Promise<ProviderRefund | undefined> {
  mustAnswer(bank);
  const refund = await findBankRefund(bank.sql, id);
  return refund && toRefund(refund);
}

function parseWebhook(
  { secret, now }: DemoBank,
  rawBody: string,
  headers: Headers,
): ParsedWebhook | undefined {
  return isSigned(secret, headers[SIGNATURE_HEADER], rawBody, now()) ? parseSigned(rawBody) : undefined;
}

/** One event, or several in one delivery. */
function parseSigned(rawBody: string): ParsedWebhook | undefined {
  const said = readJson(rawBody);
  const events = Check(Several, said) ? said.events : Check(One, said) ? [said] : undefined;
  return events && { events: events.map(({ id }) => ({ reference: id })), answer: { status: 204 } };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function toOutcome(payment: BankPayment | undefined, refunds: readonly BankRefund[]): PaymentOutcome {
  switch (payment?.state) {
    case undefined:
      return { state: 'unknown' };
    case 'paid':
    case 'refunded':
      return {
        state: payment.dispute && payment.dispute !== 'won' ? DISPUTED[payment.dispute] : payment.state,
        ...(payment.payer ? { payer: payment.payer } : {}),
        method: payment.kind,
        fee: 0,
        chargeId: `charge-${payment.id}`,
        refunds: refunds.map(toRefund),
        ...(payment.dispute && payment.dispute !== 'won' && payment.dispute_amount !== null
          ? { takenBack: payment.dispute_amount }
          : {}),
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
