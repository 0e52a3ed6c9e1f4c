// What museum.yaml lacks for the e-invoices of authorities: XRechnung must name it (BR-DE-3 to BR-DE-7), so without it none is made.
import { invoicedCountry } from '../../../domain/invoices/country-codes.ts';
import type { SiteFields } from './site-fields.ts';

/** Fields of museum.yaml that are blank, or a country that no e-invoice can name. An import without them is allowed. */
export function missingForXRechnung({ address, invoice_contact, phone, email }: SiteFields): string[] {
  const fields: readonly (readonly [field: string, text: string | undefined])[] = [
    ['phone', invoice_contact?.phone ?? phone],
    ['email', invoice_contact?.email ?? email],
    ['address.zip', address.zip],
    ['address.city', address.city],
    ['address.country', invoicedCountry(address.country)],
  ];
  return fields.filter(([, text = '']) => text.trim() === '').map(([field]) => field);
}
