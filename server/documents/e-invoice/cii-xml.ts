// EN 16931 in UN/CEFACT's syntax (CII D16B), as Factur-X and XRechnung have it. The order of elements is the schema's.
import type { Taxed, TaxGroup } from '../../../domain/invoices/invoice-terms.ts';
import type { Cents } from '../../../domain/money.ts';
import { type Day, laterOf } from '../../../domain/museum-time.ts';
import { compactIban } from '../../../domain/payments/iban.ts';
import { buyerParty, deliveryParty, sellerParty } from './cii-parties.ts';
import type { EInvoice, EInvoiceItem } from './e-invoice.ts';
import { element, text, writeXml, type Xml } from './write-xml.ts';

/** Specification identifiers (BT-24). */
const PROFILES = {
  'factur-x': 'urn:cen.eu:en16931:2017',
  xrechnung: 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
} as const;
export type Profile = keyof typeof PROFILES;

/** Billing, in Peppol's words: XRechnung asks for a process (BT-23). */
const PROCESS = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';

const NAMESPACES = {
  rsm: 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  ram: 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  qdt: 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
  udt: 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
};

/** UNTDID 1001. */
const TYPE_CODES = { invoice: '380', 'credit-note': '381' } as const;
/** UNTDID 4461: an online payment service, a SEPA transfer, or nothing that money was paid by. */
const ONLINE_PAYMENT = '68';
const SEPA_TRANSFER = '58';
const NO_INSTRUMENT = '1';
/** UN/ECE Rec. 20: one. */
const UNIT = 'C62';
/** UNTDID 5189 and 7161. */
const DISCOUNT = '95';
const FREIGHT = 'FC';

/** The document; the same e-invoice always gives the same bytes. */
export function ciiXml(e: EInvoice, profile: Profile): string {
  const { invoice } = e;
  return writeXml(
    element(
      'rsm:CrossIndustryInvoice',
      element(
        'rsm:ExchangedDocumentContext',
        element('ram:BusinessProcessSpecifiedDocumentContextParameter', text('ram:ID', PROCESS)),
        element('ram:GuidelineSpecifiedDocumentContextParameter', text('ram:ID', PROFILES[profile])),
      ),
      element(
        'rsm:ExchangedDocument',
        text('ram:ID', invoice.number),
        text('ram:TypeCode', TYPE_CODES[invoice.kind]),
        element('ram:IssueDateTime', date(invoice.issued_on)),
        e.notes.map((note) => element('ram:IncludedNote', text('ram:Content', note))),
      ),
      element(
        'rsm:SupplyChainTradeTransaction',
        e.items.map(lineItem),
        agreement(e),
        delivery(e),
        settlement(e),
      ),
    ),
    NAMESPACES,
  );
}

function lineItem(item: EInvoiceItem, index: number): Xml {
  const { quantity, net, day } = item;
  return element(
    'ram:IncludedSupplyChainTradeLineItem',
    element('ram:AssociatedDocumentLineDocument', text('ram:LineID', String(index + 1))),
    element(
      'ram:SpecifiedTradeProduct',
      text('ram:Name', item.name),
      text('ram:Description', item.description),
    ),
    element(
      'ram:SpecifiedLineTradeAgreement',
      element('ram:NetPriceProductTradePrice', text('ram:ChargeAmount', unitPrice(net, quantity))),
    ),
    element(
      'ram:SpecifiedLineTradeDelivery',
      text('ram:BilledQuantity', String(quantity), { unitCode: UNIT }),
    ),
    element(
      'ram:SpecifiedLineTradeSettlement',
      element('ram:ApplicableTradeTax', text('ram:TypeCode', 'VAT'), ...categoryOf(item)),
      day
        ? element(
            'ram:BillingSpecifiedPeriod',
            element('ram:StartDateTime', date(day)),
            element('ram:EndDateTime', date(day)),
          )
        : undefined,
      element('ram:SpecifiedTradeSettlementLineMonetarySummation', amount('ram:LineTotalAmount', net)),
    ),
  );
}

/** Who, to whom, and what the buyer calls it. */
function agreement({ invoice, phone, terms }: EInvoice): Xml {
  const { content } = invoice;
  const isOutside = terms.taxes.some(({ category }) => category === 'O');
  return element(
    'ram:ApplicableHeaderTradeAgreement',
    text('ram:BuyerReference', content.routing_id || content.buyer_reference),
    sellerParty(content.issuer, phone, isOutside),
    buyerParty(content, isOutside),
    element('ram:SellerOrderReferencedDocument', text('ram:IssuerAssignedID', invoice.order_number)),
    element(
      'ram:BuyerOrderReferencedDocument',
      text('ram:IssuerAssignedID', content.external_document_number.trim()),
    ),
  );
}

/** Where a parcel went, and when all of it has been supplied: on the last visit's day, or with the invoice. */
function delivery({ invoice, items }: EInvoice): Xml {
  const days = items.map(({ day }) => day || invoice.issued_on);
  const last = days.reduce(laterOf);
  return element(
    'ram:ApplicableHeaderTradeDelivery',
    deliveryParty(invoice.content.shipping),
    element('ram:ActualDeliverySupplyChainEvent', element('ram:OccurrenceDateTime', date(last))),
  );
}

function settlement(e: EInvoice): Xml {
  const { invoice, terms, words, currency } = e;
  const { content } = invoice;
  const isCredit = invoice.kind === 'credit-note';
  return element(
    'ram:ApplicableHeaderTradeSettlement',
    text('ram:InvoiceCurrencyCode', currency),
    paymentMeans(e),
    terms.taxes.map((group) => taxGroup(group, e)),
    terms.allowances.map((allowance) => allowanceCharge(allowance, 'false', DISCOUNT, words.discount)),
    terms.charges.map((charge) => allowanceCharge(charge, 'true', FREIGHT, words.shipping)),
    element('ram:SpecifiedTradePaymentTerms', text('ram:Description', words.paid)),
    sums(e),
    isCredit
      ? element(
          'ram:InvoiceReferencedDocument',
          text('ram:IssuerAssignedID', invoice.invoice_number),
          element('ram:FormattedIssueDateTime', date(invoice.invoiced_on, 'qdt')),
        )
      : undefined,
    // With a routing id, which is the buyer's reference (BT-10), what the buyer wrote besides is where it is booked (BT-19).
    element(
      'ram:ReceivableSpecifiedTradeAccountingAccount',
      text('ram:ID', content.routing_id ? content.buyer_reference : ''),
    ),
  );
}

/** A transfer names the account that it went to (BG-17); where money goes back, it is not the museum's. */
function paymentMeans({ invoice, account }: EInvoice): Xml {
  const { payment, total } = invoice.content;
  const paidTo = total > 0 && invoice.kind === 'invoice' ? account : undefined;
  const online = total > 0 && !account ? ONLINE_PAYMENT : NO_INSTRUMENT;
  return element(
    'ram:SpecifiedTradeSettlementPaymentMeans',
    text('ram:TypeCode', paidTo ? SEPA_TRANSFER : online),
    text('ram:Information', payment.name),
    element(
      'ram:PayeePartyCreditorFinancialAccount',
      text('ram:IBANID', compactIban(paidTo?.iban ?? '')),
      text('ram:AccountName', paidTo?.account_holder ?? ''),
    ),
    element('ram:PayeeSpecifiedCreditorFinancialInstitution', text('ram:BICID', paidTo?.bic ?? '')),
  );
}

function taxGroup(group: TaxGroup, { reasons }: EInvoice): Xml {
  const { category, rate, net, tax } = group;
  return element(
    'ram:ApplicableTradeTax',
    amount('ram:CalculatedAmount', tax),
    text('ram:TypeCode', 'VAT'),
    text('ram:ExemptionReason', category === 'S' ? '' : reasons[category]),
    amount('ram:BasisAmount', net),
    text('ram:CategoryCode', category),
    // XRechnung wants a rate even for what is outside of VAT (BR-DE-14).
    text('ram:RateApplicablePercent', percent(rate)),
  );
}

function allowanceCharge(taxed: Taxed, isCharge: 'true' | 'false', code: string, reason: string): Xml {
  return element(
    'ram:SpecifiedTradeAllowanceCharge',
    element('ram:ChargeIndicator', text('udt:Indicator', isCharge)),
    amount('ram:ActualAmount', taxed.net),
    text('ram:ReasonCode', code),
    text('ram:Reason', reason),
    element('ram:CategoryTradeTax', text('ram:TypeCode', 'VAT'), ...categoryOf(taxed)),
  );
}

function sums({ terms, currency }: EInvoice): Xml {
  const total = (taxed: readonly Taxed[]) => taxed.reduce((sum, { net }) => sum + net, 0);
  return element(
    'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
    amount('ram:LineTotalAmount', total(terms.rows)),
    terms.charges.length > 0 ? amount('ram:ChargeTotalAmount', total(terms.charges)) : undefined,
    terms.allowances.length > 0 ? amount('ram:AllowanceTotalAmount', total(terms.allowances)) : undefined,
    amount('ram:TaxBasisTotalAmount', terms.net),
    text('ram:TaxTotalAmount', decimal(terms.tax), { currencyID: currency }),
    amount('ram:GrandTotalAmount', terms.gross),
    amount('ram:TotalPrepaidAmount', terms.paid),
    amount('ram:DuePayableAmount', terms.due),
  );
}

/** What is outside of VAT has no rate on a line (BR-O-05). */
function categoryOf({ category, rate }: Taxed): (Xml | undefined)[] {
  return [
    text('ram:CategoryCode', category),
    category === 'O' ? undefined : text('ram:RateApplicablePercent', percent(rate)),
  ];
}

function date(day: Day, prefix: 'udt' | 'qdt' = 'udt'): Xml {
  return text(`${prefix}:DateTimeString`, day.replaceAll('-', ''), { format: '102' });
}

function amount(name: string, cents: Cents): Xml {
  return text(name, decimal(cents));
}

/** Euros and cents, from integers: 5 is 0.05. */
function decimal(cents: Cents): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

function percent(rate: number): string {
  return String(rate);
}

/** The net price of one, which times the quantity is the line's net amount (six decimals are enough for a million). */
function unitPrice(net: Cents, quantity: number): string {
  return (net / 100 / quantity).toFixed(6).replace(/(\.\d\d\d*?)0+$/, '$1');
}
