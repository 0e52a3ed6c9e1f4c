// The numbers under which a museum pays its taxes, as far as a mistake in them can be seen: one of them is on every invoice
// (§ 14(4) no. 2 UStG).
import { emailProblem } from '../../../domain/customers/registration.ts';
import { hasVatPrefix } from '../../../domain/invoices/country-codes.ts';
import { isCreditorId } from '../../../domain/payments/creditor-id.ts';
import type { ReadFile } from '../../museum-folder/yaml-file.ts';
import type { SiteFields } from './site-fields.ts';

const TAX_NUMBER = /^\d[\d /]{6,18}\d$/;
/** A country's two letters (Greece's are EL) and up to twelve characters; a German one has nine digits. */
const VAT_ID = /^(?:DE\d{9}|(?!DE)[A-Z]{2}[0-9A-Z+*]{2,12})$/;

/** Reports malformed numbers. */
export function checkIssuer({ value, report }: ReadFile<SiteFields>): void {
  const { tax_number, vat_id, creditor_id, invoice_contact } = value;
  if (tax_number !== undefined && !TAX_NUMBER.test(tax_number))
    report(['tax_number'], `"${tax_number}" is no tax number; an example is 48/123/45678`);
  const { phone = '', email = '' } = invoice_contact ?? {};
  if (invoice_contact && (phone.match(/\d/g) ?? []).length < 3)
    report(
      ['invoice_contact', 'phone'],
      `"${phone}" is no phone number; XRechnung wants three digits at least`,
    );
  if (invoice_contact && emailProblem(email))
    report(['invoice_contact', 'email'], `"${email}" is no mail address`);
  if (vat_id !== undefined && !(VAT_ID.test(vat_id) && hasVatPrefix(vat_id)))
    report(['vat_id'], `"${vat_id}" is no VAT id; an example is DE123456789`);
  if (creditor_id !== undefined && !isCreditorId(creditor_id))
    report(['creditor_id'], `"${creditor_id}" is no creditor identifier; an example is DE98ZZZ09999999999`);
}
