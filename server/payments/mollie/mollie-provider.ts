// Mollie as a payment provider: the visitor pays on Mollie's own page (Payments API), so that no card number reaches the
// shop. A payment's reference is Mollie's `tr_…`, also for its money.
import { setTimeout } from 'node:timers/promises';
import type { MollieConfig } from '../../platform/payment-config.ts';
import type { PaymentOutcome, PaymentProvider, PaymentRequest } from '../payment-provider.ts';
import { callMollie, isMollieTestKey, type MollieAccount, MollieRefusal } from './mollie-client.ts';
import { MolliePayment, MolliePayments, noteIn } from './mollie-objects.ts';
import { mollieOutcomeOf } from './mollie-outcome.ts';
import { molliePaymentFor } from './mollie-payment.ts';
import { molliePayouts } from './mollie-payouts.ts';
import { findMollieRefund, refundAtMollie } from './mollie-refunds.ts';
import { parseMollieWebhook } from './mollie-webhook.ts';

/** How long ago a payment may have begun whose id the shop was not told. */
const UNTOLD_MS = 2 * 3600_000;
/** Between two tries to start a payment. */
const PAUSE_MS = 300;
const PAGE = 250;
const MOST_PAGES = 4;

export function mollieProvider(config: MollieConfig, now: () => Date): PaymentProvider {
  const account: MollieAccount = { config, now };
  const { accessToken } = config;
  return {
    name: 'mollie',
    hasTestKeys: isMollieTestKey(config.apiKey),
    hasUnsignedWebhooks: true,
    start: (request) => startPayment(account, request),
    lookUp: (reference) => lookUpPayment(account, reference),
    cancel: (reference) => closePage(account, reference),
    refund: async (request) => refundAtMollie(account, request, await idOf(account, request.reference)),
    lookUpRefund: async (refund) => findMollieRefund(account, refund, await idOf(account, refund.reference)),
    parseWebhook: (rawBody) => parseMollieWebhook(rawBody),
    ...(accessToken ? { payouts: (since: Date) => molliePayouts(account, accessToken, since) } : {}),
  };
}

async function startPayment(account: MollieAccount, request: PaymentRequest) {
  const { id, _links } = await createPayment(account, request);
  const url = _links.checkout?.href;
  if (!url) throw new Error(`Mollie gave payment ${id} no page`);
  return { reference: id, url };
}

/** The visitor waits, so it is tried twice. The key makes it one payment. */
async function createPayment(account: MollieAccount, request: PaymentRequest): Promise<MolliePayment> {
  const call = {
    method: 'POST',
    path: 'payments',
    body: molliePaymentFor(request),
    idempotencyKey: request.paymentId,
  } as const;
  try {
    return await callMollie(account, MolliePayment, call);
  } catch (problem) {
    if (problem instanceof MollieRefusal) throw problem;
    await setTimeout(PAUSE_MS);
    return callMollie(account, MolliePayment, call);
  }
}

async function lookUpPayment(account: MollieAccount, reference: string): Promise<PaymentOutcome> {
  const payment = await findPayment(account, reference);
  return payment ? mollieOutcomeOf(payment) : { state: 'unknown' };
}

/** Some ways to pay cannot be canceled: their page closes by itself, and money that still comes goes back. */
async function closePage(account: MollieAccount, reference: string): Promise<void> {
  const payment = await findPayment(account, reference);
  if (!payment?.isCancelable) return;
  try {
    await callMollie(account, MolliePayment, { method: 'DELETE', path: `payments/${payment.id}` });
  } catch (problem) {
    // Decided meanwhile: what was decided counts.
    if (!(problem instanceof MollieRefusal)) throw problem;
  }
}

/** Mollie's id of a payment that has begun. */
async function idOf(account: MollieAccount, reference: string): Promise<string> {
  if (isMollieId(reference)) return reference;
  const id = (await findPayment(account, reference))?.id;
  if (!id) throw new Error(`Mollie knows no money of ${reference}`);
  return id;
}

/**
 * A payment by its id, or by the shop's id of a payment whose start Mollie's answer did not reach. Nobody was sent to the
 * page of such a payment, so an old one that is not found costs nobody anything.
 */
async function findPayment(account: MollieAccount, reference: string): Promise<MolliePayment | undefined> {
  const id = isMollieId(reference) ? reference : (await findUntold(account, reference))?.id;
  if (!id) return undefined;
  try {
    const path = `payments/${id}?embed=refunds,chargebacks`;
    return await callMollie(account, MolliePayment, { method: 'GET', path });
  } catch (problem) {
    if (problem instanceof MollieRefusal && [404, 410].includes(problem.status)) return undefined;
    throw problem;
  }
}

/** Mollie lists the newest first. */
async function findUntold(account: MollieAccount, paymentId: string): Promise<MolliePayment | undefined> {
  const since = account.now().getTime() - UNTOLD_MS;
  let from = '';
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const path = `payments?limit=${PAGE}${from}`;
    const { _embedded, _links } = await callMollie(account, MolliePayments, { method: 'GET', path });
    const { payments } = _embedded;
    const found = payments.find(({ metadata }) => noteIn(metadata, 'foyer_payment') === paymentId);
    if (found) return found;
    const last = payments.at(-1);
    if (!last || !_links.next || Date.parse(last.createdAt) < since) return undefined;
    const next = new URL(_links.next.href).searchParams.get('from');
    if (!next) return undefined;
    from = `&from=${encodeURIComponent(next)}`;
  }
  return undefined;
}

function isMollieId(reference: string): boolean {
  return /^tr_\w+$/.test(reference);
}
