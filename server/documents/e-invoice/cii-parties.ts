// Seller, buyer and recipient of an e-invoice (BG-4, BG-7, BG-13).
import { hasVatPrefix, invoicedCountry } from '../../../domain/invoices/country-codes.ts';
import type { Shipping } from '../../../domain/orders/order.ts';
import type { InvoiceContent, Issuer } from '../../orders/invoices/invoice-content.ts';
import type { PostalAddress } from '../museum/document-museum.ts';
import { element, text, type Xml } from './write-xml.ts';

/** An electronic address that is a mail address (CEF's list EAS). */
const MAIL = { schemeID: 'EM' };

/**
 * The museum.
 * @param isOutside of VAT: then no VAT id may be named (BR-O-02), and the museum is known by another number (BR-CO-26)
 */
export function sellerParty(issuer: Issuer, phone: string, isOutside: boolean): Xml {
  const vatId = isOutside ? '' : issuer.vat_id;
  return element(
    'ram:SellerTradeParty',
    text('ram:ID', vatId ? '' : issuer.tax_number || issuer.email),
    text('ram:Name', issuer.name),
    element(
      'ram:DefinedTradeContact',
      text('ram:DepartmentName', issuer.contact || issuer.name),
      element('ram:TelephoneUniversalCommunication', text('ram:CompleteNumber', phone)),
      element('ram:EmailURIUniversalCommunication', text('ram:URIID', issuer.email)),
    ),
    postalAddress(issuer.address),
    mailAddress(issuer.email),
    taxRegistration(issuer.tax_number, 'FC'),
    taxRegistration(vatId, 'VA'),
  );
}

/** The company or the authority, and who bought for it. */
export function buyerParty({ buyer, buyer_vat_id }: InvoiceContent, isOutside: boolean): Xml {
  // Orders may have been kept with an id of no country, which the rules refuse (BR-CO-09).
  const vatId = isOutside || !hasVatPrefix(buyer_vat_id) ? '' : buyer_vat_id;
  return element(
    'ram:BuyerTradeParty',
    text('ram:Name', buyer.company || buyer.name),
    element('ram:DefinedTradeContact', text('ram:PersonName', buyer.company ? buyer.name : '')),
    postalAddress(buyer.address),
    mailAddress(buyer.email),
    taxRegistration(vatId, 'VA'),
  );
}

/** Where a parcel goes. */
export function deliveryParty(shipping: Shipping | null): Xml | undefined {
  return shipping
    ? element('ram:ShipToTradeParty', text('ram:Name', shipping.name), postalAddress(shipping))
    : undefined;
}

function postalAddress({ street, zip, city, country }: PostalAddress): Xml {
  return element(
    'ram:PostalTradeAddress',
    text('ram:PostcodeCode', zip),
    text('ram:LineOne', street),
    text('ram:CityName', city),
    text('ram:CountryID', invoicedCountry(country) ?? ''),
  );
}

function mailAddress(email: string): Xml {
  return element('ram:URIUniversalCommunication', text('ram:URIID', email, email ? MAIL : {}));
}

function taxRegistration(id: string, schemeID: 'VA' | 'FC'): Xml {
  return element('ram:SpecifiedTaxRegistration', text('ram:ID', id, id ? { schemeID } : {}));
}
