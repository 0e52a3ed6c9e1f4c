// EN 16931 in UN/CEFACT's syntax (CII D16B), as Factur-X and XRechnung have it. The order of elements is the schema's.
import type { Cents } from '../../../domain/money.ts';
import { laterOf } from '../../../domain/museum-time.ts';
import { buyerParty, deliveryParty, sellerParty } from './cii-parties.ts';
import { settlement } from './cii-settlement.ts';
import { amount, categoryOf, date } from './cii-values.ts';
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
/** UN/ECE Rec. 20: one. */
const UNIT = 'C62';

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

/** The net price of one, which times the quantity is the line's net amount (six decimals are enough for a million). */
function unitPrice(net: Cents, quantity: number): string {
  return (net / 100 / quantity).toFixed(6).replace(/(\.\d\d\d*?)0+$/, '$1');
}
