// What a museum's invoices say of it (§ 14(4) nos. 1 and 2 UStG). A floor below orders, which freeze it.
import type { InvoicingMuseum } from '../../domain/invoices/e-invoice-gaps.ts';
import { currencyOf } from './currency.ts';
import type { Museum } from './museum.ts';

/** Name, address and tax numbers, '' for one that it does not have. */
export function issuerOf({ settings }: Museum) {
  return {
    name: settings.name,
    address: settings.address,
    email: settings.invoice_contact?.email ?? settings.email,
    phone: settings.invoice_contact?.phone ?? settings.phone,
    contact: settings.invoice_contact?.name ?? '',
    tax_number: settings.tax_number ?? '',
    vat_id: settings.vat_id ?? '',
  };
}

export type Invoicer = { readonly settings: Pick<Museum['settings'], 'currencySymbol' | 'phone'> };

/** What e-invoices say of a museum as it is now. */
export function invoicingOf({ settings }: Invoicer): InvoicingMuseum {
  return { currency: currencyOf(settings.currencySymbol), phone: settings.phone };
}
