// Checks the payment types. The browser recognises a direct debit by its number (spec 9), the server by its kind: they
// must agree, or visitors could not pay with it.
import { DIRECT_DEBITS } from '../../../domain/payments/direct-debits.ts';
import type { ReadFile } from '../../museum-folder/yaml-file.ts';
import { PROVIDER_METHODS, PROVIDER_NAMES } from '../provider-names.ts';
import type { PaymentFields } from './payment-fields.ts';

/** Reports payment types that could not be used. */
export function checkPayments(file: ReadFile<PaymentFields>): void {
  checkDirectDebits(file);
  checkProviders(file);
  checkMethods(file);
  checkMollie(file);
}

/**
 * Of all that one can pay with at Mollie, PayPal alone says who paid and where the tickets go; and it debits accounts only
 * of customers with a mandate that an earlier payment has made.
 */
function checkMollie({ value: museum, report }: ReadFile<PaymentFields>): void {
  museum.payment_types.forEach(({ kind, provider, method = 'paypal' }, index) => {
    if (kind === 'direct-debit' && provider === 'mollie')
      report(
        ['payment_types', index, 'kind'],
        'is direct-debit, which mollie does not take for a first payment',
      );
    if (kind === 'express' && provider === 'mollie' && method !== 'paypal')
      report(['payment_types', index, 'method'], `is ${method}, but express is paypal at mollie`);
  });
}

function checkDirectDebits({ value: museum, report }: ReadFile<PaymentFields>): void {
  museum.payment_types.forEach(({ id, kind }, index) => {
    const numbers = DIRECT_DEBITS.join(' and ');
    if (DIRECT_DEBITS.includes(id) && kind !== 'direct-debit')
      report(['payment_types', index, 'kind'], `is ${kind}, but ${numbers} are direct debits`);
    if (!DIRECT_DEBITS.includes(id) && kind === 'direct-debit')
      report(['payment_types', index, 'id'], `is ${id}, but direct debits are ${numbers}`);
  });
}

function checkProviders({ value: museum, report }: ReadFile<PaymentFields>): void {
  museum.payment_types.forEach(({ provider }, index) => {
    if (provider !== undefined && !PROVIDER_NAMES.some((name) => name === provider))
      report(
        ['payment_types', index, 'provider'],
        `is ${provider}, but the payment providers are ${PROVIDER_NAMES.join(', ')}`,
      );
  });
}

function checkMethods({ value: museum, report }: ReadFile<PaymentFields>): void {
  museum.payment_types.forEach(({ provider, method }, index) => {
    if (method === undefined) return;
    const known = PROVIDER_NAMES.filter((name) => provider === undefined || name === provider).flatMap(
      (name) => PROVIDER_METHODS[name],
    );
    if (known.includes(method)) return;
    const allowed =
      known.length > 0 ? `may be ${known.join(', ')}` : `${provider} has no methods to choose from`;
    report(['payment_types', index, 'method'], `is ${method}; ${allowed}`);
  });
}
