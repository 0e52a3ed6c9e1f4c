// Invoices and credit notes, as the office lists them (operations 2 and 4).
import { type Static, Type } from 'typebox';
import type { Endpoint } from '../../endpoint.ts';
import { InvoicePaper } from './invoice-paper.ts';
import { Period } from './period.ts';

const InvoiceKind = Type.Union([Type.Literal('invoice'), Type.Literal('credit-note')]);

const ListedInvoice = Type.Object({
  number: Type.String(),
  kind: InvoiceKind,
  /** A day in museum time. */
  issued: Type.String(),
  name: Type.String(),
  company: Type.String(),
  /** The number of the order. */
  order: Type.String(),
  /** Nothing of it is left: its mail cannot be sent again. */
  refunded: Type.Boolean(),
  /** In cents; negative for what a credit note takes back. */
  gross: Type.Integer(),
  /** Two where a part of it is outside of VAT. */
  papers: Type.Array(InvoicePaper),
  /** Its buyer is an authority, which expects each as an XRechnung. */
  xrechnung: Type.Boolean(),
});
export type ListedInvoice = Static<typeof ListedInvoice>;

export const InvoiceFilters = Type.Object({
  /** The beginning of an invoice's number, with or without its letters; or the number of an order. */
  q: Type.Optional(Type.String({ maxLength: 40 })),
  kind: Type.Optional(InvoiceKind),
  ...Period.properties,
});
export type InvoiceFilters = Static<typeof InvoiceFilters>;

export const invoicesContract = {
  'GET office/invoices': {
    summary: 'Invoices and credit notes, the newest first',
    permit: 'staff:invoices.read',
    query: Type.Object({
      ...InvoiceFilters.properties,
      cursor: Type.Optional(Type.String({ maxLength: 100 })),
    }),
    answer: Type.Object({ rows: Type.Array(ListedInvoice), next: Type.Union([Type.String(), Type.Null()]) }),
    refusals: ['REQUEST_MALFORMED'],
  },
} as const satisfies Record<string, Endpoint>;
