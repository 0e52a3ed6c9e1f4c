// How carts, orders and invoices are stored as JSON. They outlive imports and are never rewritten, so that their content has
// a version of its own; older ones are upgraded when they are read, and all of it is checked then.
import { type TSchema, Type } from 'typebox';
import { type InvoiceFields, NO_INVOICE_FIELDS } from '../../../domain/invoices/invoice-fields.ts';
import { Order, RedeemedCode, Shipping, VatSumShape } from '../../../domain/orders/order.ts';
import type { OrderLine } from '../../../domain/product-kinds.ts';
import { OrderLine as OrderLineSchema } from '../../../domain/product-schemas.ts';
import { readsStored, StoredJsonError } from '../../platform/database/stored-json.ts';
import type { Buyer, CartContent } from './cart-content.ts';
import { type StoredLine, upgradeLine } from './upgrade-line.ts';

/** 2 since each kind of product has its own type of line. */
export const CONTENT_VERSION = 2;

const { email, name, company, address } = Order.properties;
const Buyers = Type.Object({ email, name, company, address });
const Lines = Type.Array(OrderLineSchema);
const Parcel = Type.Union([Shipping, Type.Null()]);

const sold = {
  lines: Lines,
  shipping: Parcel,
  codes: Type.Array(RedeemedCode),
  vat: Type.Array(VatSumShape),
  buyer: Buyers,
  payment: Type.Object({ payartId: Type.Integer(), name: Type.String() }),
  external_document_number: Type.String(),
  buyer_vat_id: Type.String(),
  routing_id: Type.String(),
  buyer_reference: Type.String(),
};
const ordered = { ...sold, request_invoice: Type.Boolean(), partner: Type.String() };

const Planned = Type.Object({ name: Type.String(), persons: Type.Integer() });
export const StoredClaim = Type.Object({
  line: Type.Integer(),
  pool: Type.String(),
  from: Type.Number(),
  until: Type.Number(),
  startsAtSlot: Type.Boolean(),
  quantity: Type.Integer(),
  lineCount: Type.Optional(Type.Integer()),
  part: Type.Optional(Type.Integer()),
  orderLine: Type.Optional(Type.Integer()),
});

const { street, zip, city, country } = address.properties;
const StoredIssuer = Type.Object({
  name,
  address: Type.Object({ street, zip, city, country }),
  email,
  tax_number: Type.String(),
  vat_id: Type.String(),
  contact: Type.Optional(Type.String()),
  phone: Type.Optional(Type.String()),
});

const Returned = Type.Object({
  title: Type.String(),
  name: Type.String(),
  count: Type.Integer(),
  gross: Type.Integer(),
  vat_value: Type.Union([Type.Number(), Type.Null()]),
  of: Type.String(),
});

/** By where the content lies. */
const contents = {
  cart: Type.Object({
    ...ordered,
    admissions: Type.Array(Type.Array(Planned)),
    claims: Type.Array(StoredClaim),
  }),
  order: Type.Object(ordered),
  invoice: Type.Object({
    ...sold,
    issuer: StoredIssuer,
    total: Type.Integer(),
    returned: Type.Optional(Type.Array(Returned)),
  }),
} satisfies Record<string, TSchema>;
type Holder = keyof typeof contents;

const checks = {
  cart: readsStored('quote of cart', contents.cart),
  order: readsStored('content of placed_order', contents.order),
  invoice: readsStored('content of invoice', contents.invoice),
};

/**
 * As the database has it, written by any version of the shop. The first version stored no number, at first no parcels or
 * codes, and long no fields for invoices of companies.
 */
type Stored<Content extends Partial<CartContent>> = Omit<
  Content,
  'lines' | 'shipping' | 'codes' | keyof InvoiceFields
> &
  Partial<Pick<CartContent, 'shipping' | 'codes' | keyof InvoiceFields>> & {
    readonly version?: number;
    readonly lines: readonly StoredLine[];
  };

/** The content of a cart, an order or an invoice as it is stored. */
export function storedContent<Content extends object>(
  content: Content,
): Content & { readonly version: number } {
  return { ...content, version: CONTENT_VERSION };
}

/**
 * A cart, an order or an invoice as this shop knows it.
 * @param id of the row, for the error
 * @throws StoredJsonError when it cannot be read
 */
export function readContent<
  Content extends Pick<CartContent, 'lines' | 'shipping' | 'codes' | keyof InvoiceFields>,
>(holder: Holder, id: string, stored: Stored<Content>): Content {
  const { version = 1, lines, shipping = null, codes = [], ...content } = { ...NO_INVOICE_FIELDS, ...stored };
  if (version > CONTENT_VERSION)
    throw new StoredJsonError(
      `the ${holder} ${id}`,
      `it was stored by a newer version of the shop (${version}, this one knows ${CONTENT_VERSION})`,
    );
  return checks[holder](id, {
    ...content,
    lines: upgradeLines(lines),
    shipping,
    codes,
  }) as unknown as Content;
}

function upgradeLines(lines: readonly StoredLine[] | undefined) {
  // What is no list is named by the check.
  return Array.isArray(lines) ? lines.map(upgradeLine) : lines;
}

const partsOfOrder = {
  lines: readsStored('lines of order', Lines),
  buyer: readsStored('buyer of order', Buyers),
  shipping: readsStored('shipping of order', Parcel),
};

/** Parts of an order's content, where a list reads no more of it. */
type Parts = {
  readonly number: string;
  readonly lines?: OrderLine[];
  readonly buyer?: Buyer;
  readonly shipping?: Shipping | null;
};

/**
 * A row with parts of an order's content, upgraded and checked.
 * @throws StoredJsonError that names the order and the part
 */
export function readParts<Row extends Parts>(row: Row): Row {
  const { number, lines, buyer, shipping } = row;
  if (buyer) partsOfOrder.buyer(number, buyer);
  if (shipping) partsOfOrder.shipping(number, shipping);
  return lines ? { ...row, lines: partsOfOrder.lines(number, upgradeLines(lines)) } : row;
}
