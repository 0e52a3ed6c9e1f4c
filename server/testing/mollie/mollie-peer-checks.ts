// What Mollie refuses of a payment, by its published list of parameters.
import type { MollieRequest } from './mollie-peer-books.ts';

const PARAMETERS = [
  ...['amount', 'description', 'redirectUrl', 'cancelUrl', 'webhookUrl', 'method', 'locale', 'metadata'],
  ...['billingAddress', 'lines'],
];
const ADDRESS = [
  ...['title', 'givenName', 'familyName', 'organizationName', 'streetAndNumber', 'streetAdditional'],
  ...['postalCode', 'email', 'phone', 'city', 'region', 'country'],
];
const METHODS = ['creditcard', 'applepay', 'paypal', 'klarna', 'ideal', 'bancontact', 'eps'];
const LOCALES = [
  ...[
    'ca_ES',
    'cs_CZ',
    'da_DK',
    'de_AT',
    'de_CH',
    'de_DE',
    'de_LU',
    'en_BE',
    'en_GB',
    'en_NL',
    'en_US',
    'es_ES',
  ],
  ...[
    'fi_FI',
    'fr_BE',
    'fr_FR',
    'fr_LU',
    'hu_HU',
    'is_IS',
    'it_IT',
    'lt_LT',
    'lv_LV',
    'nb_NO',
    'nl_BE',
    'nl_NL',
  ],
  ...['pl_PL', 'pt_PT', 'sk_SK', 'sv_SE'],
];

/** The first thing that is wrong with it, and the field. */
export function problemWith(
  request: Record<string, unknown>,
): readonly [detail: string, field: string] | undefined {
  const { amount, description, redirectUrl, webhookUrl, method, locale } = request as Partial<MollieRequest>;
  const stranger = Object.keys(request).find((name) => !PARAMETERS.includes(name));
  if (stranger) return ['Non-existent body parameter', stranger];
  if (!amount || !/^\d+\.\d{2}$/.test(amount.value))
    return ['The amount contains an invalid value', 'amount'];
  if (Number(amount.value) < 0.01) return ['The amount is lower than the minimum', 'amount'];
  if (amount.currency !== 'EUR') return ['The currency is not supported', 'amount.currency'];
  if (!description) return ['The description is missing', 'description'];
  if (!redirectUrl || !URL.canParse(redirectUrl)) return ['The redirect URL is invalid', 'redirectUrl'];
  if (webhookUrl !== undefined && isUnreachable(webhookUrl))
    return ["The webhook URL is invalid because it is unreachable from Mollie's point of view", 'webhookUrl'];
  if (method !== undefined && !METHODS.includes(method))
    return ['The payment method is not activated on your account', 'method'];
  if (locale !== undefined && !LOCALES.includes(locale)) return ['The locale is invalid', 'locale'];
  return problemWithAddress(request);
}

function isUnreachable(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return !protocol.startsWith('http') || hostname === 'localhost' || /^[\d.]+$/.test(hostname);
}

function problemWithAddress({
  billingAddress,
  lines,
  method,
}: Record<string, unknown>): readonly [string, string] | undefined {
  const address = (billingAddress ?? {}) as Record<string, string>;
  const stranger = Object.keys(address).find((name) => !ADDRESS.includes(name));
  if (stranger) return ['Non-existent body parameter', `billingAddress.${stranger}`];
  for (const name of ['givenName', 'familyName'])
    if (address[name] !== undefined && address[name].length < 2)
      return ['The name is too short', `billingAddress.${name}`];
  const postal = ['streetAndNumber', 'postalCode', 'city', 'country'];
  const isWhole = postal.every((name) => address[name]);
  if (!isWhole && postal.some((name) => address[name]))
    return ['The address is incomplete', 'billingAddress'];
  if (billingAddress && !isWhole && !address['email']) return ['The address is incomplete', 'billingAddress'];
  if (method === 'klarna' && !(isWhole && address['givenName'] && lines))
    return ['Klarna needs address and order lines', 'billingAddress'];
  return undefined;
}
