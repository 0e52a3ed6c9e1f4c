// Invoices for this module's tests.
import { type CartPrice, priceCart } from '../../../domain/cart/price-cart.ts';
import type { Order, RedeemedCode, Shipping } from '../../../domain/orders/order.ts';
import { type OrderLine, productKind } from '../../../domain/product-kinds.ts';
import type { Invoice } from '../../orders/invoices/review-invoice.ts';
import { exampleMuseum, exampleOrder } from './example-order.ts';

/** What is different in an invoice. */
export type InvoiceChange = Partial<Omit<Invoice, 'content'>> & {
  readonly content?: Partial<Invoice['content']>;
};

/** An invoice of an order to a company. */
export function invoiceOf(order: Order, { content, ...change }: InvoiceChange = {}): Invoice {
  return {
    number: 'RE-2026-00007',
    kind: 'invoice',
    issued_on: '2026-11-20',
    order_number: order.number,
    ordered: order.date,
    language: 'de',
    invoice_number: 'RE-2026-00007',
    second_number: undefined,
    invoiced_on: '2026-11-20',
    ...change,
    content: {
      issuer: {
        name: exampleMuseum.name,
        address: exampleMuseum.address,
        email: exampleMuseum.email,
        tax_number: '48/123/45678',
        vat_id: '',
      },
      buyer: {
        email: order.email,
        name: order.name,
        company: 'Wasserbau & Söhne GmbH',
        address: order.address,
      },
      lines: order.lines,
      shipping: order.shipping,
      codes: order.codes,
      vat: order.vat,
      total: order.total,
      payment: { payartId: 166, name: 'Kreditkarte' },
      external_document_number: 'PO 4711',
      buyer_vat_id: '',
      routing_id: '',
      buyer_reference: '',
      ...content,
    },
  };
}

/** What is sold, and with which codes. A code's `discount` is what it is worth. */
export type Sold = {
  readonly lines: readonly OrderLine[];
  readonly shipping?: Shipping | null;
  readonly codes?: readonly RedeemedCode[];
};

/** An invoice whose sums are those that the shop computes. */
export function soldInvoice(
  { lines, shipping = null, codes = [] }: Sold,
  change: InvoiceChange = {},
): Invoice {
  const whole = lines.map(withTotal);
  const priced = priceOf(whole, shipping, codes);
  const redeemed = codes.map((code, index) => ({ ...code, ...priced.discounts[index] }));
  const { content, ...rest } = change;
  const sums = { lines: whole, shipping, codes: redeemed, vat: priced.vat, total: priced.total };
  return invoiceOf(exampleOrder, { ...rest, content: { ...sums, ...content } });
}

function withTotal<Line extends OrderLine>(line: Line): Line {
  return { ...line, totalPrice: line.parts.reduce((sum, { price, count }) => sum + price * count, 0) };
}

/** As a cart is priced that becomes an order. */
function priceOf(
  lines: readonly OrderLine[],
  shipping: Shipping | null,
  codes: readonly RedeemedCode[],
): CartPrice {
  return priceCart({
    lines: lines.map(({ type, parts, totalPrice, ...line }) => ({
      totalPrice,
      vatParts:
        type === 'donation'
          ? []
          : parts.map(({ vat_value, price, count }) => ({ vat_value, gross: price * count })),
      shipped: productKind(type).delivery({ type, parts, totalPrice, ...line } as OrderLine) === 'post',
      redeemable: productKind(type).isRedeemable,
    })),
    shipping: shipping?.cost,
    codes: codes.map(({ kind, discount, vat_value }) => ({
      kind,
      vat_value,
      amount: discount,
      used_amount: 0,
    })),
  });
}
