// An order whole, as staff read it (operations 2): what its owner sees, and what only the museum knows.
import { type Static, Type } from 'typebox';
import type { Account } from '../../ledger/accounts.ts';
import { CAUSES } from '../../ledger/entry.ts';
import { Admission, Order } from '../../orders/order.ts';
import { OrderParcel } from '../../orders/parcels/order-parcel.ts';
import { InvoicePaper } from '../money/invoice-paper.ts';
import { HistoryEntry } from './order-history.ts';

/** The number of an annual pass, and whether it lets nobody in; null for other admissions. */
const PassOfAdmission = Type.Union([
  Type.Object({ number: Type.Integer(), blocked: Type.Boolean() }),
  Type.Null(),
]);

const Refund = Type.Object({
  id: Type.String(),
  amount: Type.Integer(),
  state: Type.String(),
  reason: Type.String(),
  requested: Type.String(),
  /** '' while it is not decided. */
  decided: Type.String(),
  /** What the provider said when it failed. */
  failure: Type.String(),
});

export const OfficePayment = Type.Object({
  id: Type.String(),
  provider: Type.String(),
  reference: Type.String(),
  state: Type.String(),
  amount: Type.Integer(),
  /** What was paid with, as the provider calls it; '' where it does not say. */
  method: Type.String(),
  /** What the provider keeps; null while it is not known. */
  fee: Type.Union([Type.Integer(), Type.Null()]),
  given_back: Type.Integer(),
  created: Type.String(),
  /** '' where no money has come. */
  received: Type.String(),
  /** Why its provider could not say what became of it; '' where it could. */
  problem: Type.String(),
  refunds: Type.Array(Refund),
});
export type OfficePayment = Static<typeof OfficePayment>;

export const LedgerLine = Type.Object({
  entry: Type.Integer(),
  day: Type.String(),
  cause: Type.Enum([...CAUSES]),
  account: Type.Unsafe<Account>(Type.String()),
  /** Debit is positive. */
  amount: Type.Integer(),
  vat_value: Type.Union([Type.Number(), Type.Null()]),
  code: Type.String(),
});

/** `xrechnung`: its buyer is an authority, which expects one. */
const UnreadablePaper = Type.Object({ ...InvoicePaper.properties, xrechnung: Type.Boolean() });
export type UnreadablePaper = Static<typeof UnreadablePaper>;

export const OrderWhole = Type.Object({
  order: Order,
  /** What of its price was not given back, in cents; fees that were kept are in it. */
  rest: Type.Integer(),
  /** Changes with whatever changes the order: who acts on it says which one they have seen. */
  version: Type.String(),
  /** Whoever ordered, until they are forgotten. */
  customer: Type.Union([
    Type.Object({ id: Type.String(), name: Type.String(), guest: Type.Boolean() }),
    Type.Null(),
  ]),
  /** The buyer is forgotten. */
  forgotten: Type.Boolean(),
  phone: Type.String(),
  /** Of each line, its name in the language of the caller, where the programme still has it. */
  titles: Type.Array(Type.String()),
  /** All of them; void ones say since when. */
  admissions: Type.Array(
    Type.Object({ ...Admission.properties, void: Type.String(), pass: PassOfAdmission }),
  ),
  payments: Type.Array(OfficePayment),
  /** A link asks for the difference of a move, and nobody has moved; null where none does. */
  difference: Type.Union([
    Type.Null(),
    Type.Object({
      amount: Type.Integer(),
      from: Type.String(),
      to: Type.String(),
      /** The last moment, in museum time. */
      until: Type.String(),
    }),
  ]),
  /** What is sent by post, and how far it has come. */
  parcels: Type.Array(OrderParcel),
  /** Declared for this number. */
  withdrawals: Type.Array(
    Type.Object({ name: Type.String(), email: Type.String(), part: Type.String(), received: Type.String() }),
  ),
  /** Of its invoices and credit notes, those that machines should read and cannot. */
  unreadable: Type.Array(UnreadablePaper),
  history: Type.Array(HistoryEntry),
  /** Its postings, for those who may see figures. */
  ledger: Type.Optional(Type.Array(LedgerLine)),
});
export type OrderWhole = Static<typeof OrderWhole>;
