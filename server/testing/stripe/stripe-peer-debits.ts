// Direct debits of the test's Stripe: payment intents that are confirmed with an account and a mandate. Its books keep each
// beside the sessions, under the intent's own name.
import { isIban } from '../../../domain/payments/iban.ts';
import { missing, ok, type PeerAnswer, type PeerCall, refused } from './stripe-peer-answers.ts';
import { type PeerBooks, type PeerSession, peerId } from './stripe-peer-books.ts';
import { intentObject, listObject } from './stripe-peer-objects.ts';

/** A SEPA debit takes days. */
const DEBIT_SECONDS = 5 * 24 * 3600;
const LEAST = 50;

export function createDebit(books: PeerBooks, { fields, now }: PeerCall): PeerAnswer {
  const field = (name: string) => fields.get(name) ?? '';
  const amount = Number(field('amount'));
  const online = 'mandate_data[customer_acceptance][online]';
  if (field('confirm') !== 'true') return refused('parameter_missing', 'confirm');
  if (field('payment_method_data[type]') !== 'sepa_debit')
    return refused('parameter_invalid', 'payment_method_data[type]');
  if (field('allowed_payment_method_types[0]') !== 'sepa_debit')
    return refused('parameter_invalid', 'allowed_payment_method_types');
  if (!isIban(field('payment_method_data[sepa_debit][iban]')))
    return refused('invalid_bank_account_iban', 'The IBAN you provided is invalid.');
  for (const name of ['name', 'email'])
    if (!field(`payment_method_data[billing_details][${name}]`)) return refused('parameter_missing', name);
  if (field('mandate_data[customer_acceptance][type]') !== 'online')
    return refused('parameter_missing', 'mandate_data');
  for (const name of ['ip_address', 'user_agent'])
    if (!field(`${online}[${name}]`)) return refused('parameter_missing', name);
  if (!Number.isSafeInteger(amount) || amount < LEAST)
    return refused('amount_too_small', 'Amount must convert to at least 50 cents.');
  const intent = peerId('pi');
  const debit: PeerSession = {
    id: intent,
    intent,
    charge: peerId('py'),
    created: now,
    expires_at: Number.POSITIVE_INFINITY,
    amount,
    currency: field('currency'),
    client_reference_id: field('metadata[foyer_payment]'),
    customer_email: field('payment_method_data[billing_details][email]'),
    method: 'sepa_debit',
    success_url: '',
    cancel_url: '',
    adaptsPrice: false,
    state: 'processing',
    payer: null,
    paysAt: now + DEBIT_SECONDS,
    dispute: null,
  };
  books.sessions.set(intent, debit);
  return ok(intentObject(books, debit));
}

export function listDebits(books: PeerBooks, { fields }: PeerCall): PeerAnswer {
  const since = Number(fields.get('created[gte]') ?? 0);
  const found = [...books.sessions.values()]
    .filter((each) => isDebit(each) && each.created >= since)
    .reverse();
  return ok(listObject(found.map((debit) => intentObject(books, debit))));
}

export function withDebit(
  books: PeerBooks,
  id: string,
  answer: (debit: PeerSession) => PeerAnswer,
): PeerAnswer {
  const debit = books.sessions.get(id);
  return debit && isDebit(debit) ? answer(debit) : missing(`No such payment_intent: '${id}'`);
}

/** What is on its way to the bank is not called off any more. */
export function cancelDebit(books: PeerBooks, debit: PeerSession): PeerAnswer {
  if (debit.state !== 'failed')
    return refused(
      'payment_intent_unexpected_state',
      `You cannot cancel this PaymentIntent: ${debit.state}.`,
    );
  debit.state = 'expired';
  return ok(intentObject(books, debit));
}

export function isDebit({ id, intent }: PeerSession): boolean {
  return id === intent;
}
