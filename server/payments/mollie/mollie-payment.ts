// What Mollie is asked for when a payment begins (POST /v2/payments).
import type { Language } from '../../../domain/language.ts';
import { type PageKind, pageKindOf } from '../page-kind.ts';
import type { PaymentBuyer, PaymentRequest } from '../payment-provider.ts';
import { toMollieAmount } from './mollie-objects.ts';

/**
 * Apple Pay has a page of its own; Google Pay is a button on the page for cards. Of the others, PayPal alone tells who paid.
 * A museum folder cannot name Mollie for a direct debit.
 */
const METHODS: Record<PageKind, string> = {
  card: 'creditcard',
  wallet: 'creditcard',
  express: 'paypal',
  'direct-debit': 'directdebit',
};

/** Mollie's own list; English is British, as in the shop. */
const LOCALES: Record<Language, string> = {
  de: 'de_DE',
  en: 'en_GB',
  fr: 'fr_FR',
  it: 'it_IT',
  nl: 'nl_NL',
  es: 'es_ES',
  sv: 'sv_SE',
  da: 'da_DK',
};

/** They pay for somebody, and want to know for what. */
const WITH_LINES: readonly string[] = ['klarna', 'in3', 'alma'];
const LONGEST_DESCRIPTION = 255;

export function molliePaymentFor(request: PaymentRequest) {
  const { paymentId, language, returnUrl, cancelUrl, webhookUrl, buyer } = request;
  const method = methodOf(request.method);
  const amount = toMollieAmount(request.amount, request.currency);
  const description = request.description.slice(0, LONGEST_DESCRIPTION);
  return {
    amount,
    description,
    method,
    locale: LOCALES[language],
    redirectUrl: returnUrl,
    cancelUrl,
    ...(isReachable(webhookUrl) ? { webhookUrl } : {}),
    ...(buyer ? { billingAddress: billingAddressOf(buyer) } : {}),
    ...(WITH_LINES.includes(method)
      ? { lines: [{ description, quantity: 1, unitPrice: amount, totalAmount: amount }] }
      : {}),
    metadata: { foyer_payment: paymentId, ...(buyer ? {} : { express: 'yes' }) },
  };
}

function methodOf({ kind, providerMethod, wallet }: PaymentRequest['method']): string {
  if (providerMethod !== undefined) return providerMethod;
  return wallet === 'APPLEPAY' ? 'applepay' : METHODS[pageKindOf(kind)];
}

/**
 * Can Mollie reach this address? It refuses a payment whose webhook it cannot reach. Without one the shop asks by itself.
 */
export function isReachable(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  const isName =
    /\.[a-z][a-z\d-]*$/.test(hostname) && !/\.(localhost|local|test|internal|invalid)$/.test(hostname);
  return protocol === 'https:' && isName;
}

/** A guest has given name and e-mail address alone. Mollie refuses half a postal address, and names of one letter. */
function billingAddressOf({ name, email, address }: PaymentBuyer) {
  const { street, zip, city, country } = address;
  const isWhole = [street, zip, city, country].every((part) => part.trim() !== '');
  const words = name.trim().split(/\s+/);
  const [givenName, familyName] = [words.slice(0, -1).join(' '), words.at(-1) ?? ''];
  const isName = [givenName, familyName].every((part) => part.length >= 2 && !/^\d+$/.test(part));
  return {
    email,
    ...(isName ? { givenName, familyName } : {}),
    ...(isWhole ? { streetAndNumber: street, postalCode: zip, city, country } : {}),
  };
}
