// What the office does with an order besides money (operations 2, ADR 114): its mail again, corrections, notes. Each act has
// a key and is done once; each has a preview that says what it does.
import { type Static, Type } from 'typebox';
import type { Endpoint } from '../endpoint.ts';

export const OrderNumber = Type.Object({ number: Type.String({ minLength: 1, maxLength: 32 }) });
/** The last act on the order that was seen. */
export const OrderVersion = Type.Integer({ minimum: 0 });
export const ActKey = Type.String({ minLength: 16, maxLength: 64 });

const Recipient = Type.String({ maxLength: 254 });
const Fields = Type.Record(Type.String({ maxLength: 40 }), Type.String({ maxLength: 1000 }));
const Acted = Type.Object({ version: OrderVersion });

/** When a mail went again, in museum time, and to whom; '' once that is forgotten. */
const SentAgain = Type.Object({ at: Type.String(), recipient: Type.String() });

const OrderNote = Type.Object({
  id: Type.String(),
  /** In museum time. */
  at: Type.String(),
  text: Type.String(),
  author: Type.Object({ kind: Type.String(), id: Type.String(), name: Type.String() }),
  /** '' while it stands. */
  struck_at: Type.String(),
});
export type OrderNote = Static<typeof OrderNote>;

export const orderActsContract = {
  'POST office/orders/:number/send-again/preview': {
    summary: 'What sending an order’s mail again does; changes nothing',
    permit: 'staff:orders.change',
    params: OrderNumber,
    answer: Type.Object({
      version: OrderVersion,
      /** The order's own address. */
      email: Type.String(),
      language: Type.String(),
      /** Kinds of papers in it, as in the order's review. */
      papers: Type.Array(Type.String()),
      before: Type.Array(SentAgain),
      /** `refunded`: nothing of the order is left; `forgotten`: its people are. '' where it can be sent. */
      problem: Type.String(),
    }),
    refusals: ['NOT_FOUND'],
  },
  'POST office/orders/:number/send-again': {
    summary: 'Sends an order’s mail again, perhaps to another address, once for each key',
    permit: 'staff:orders.change',
    params: OrderNumber,
    body: Type.Object({ email: Recipient, key: ActKey }),
    answer: Acted,
    refusals: ['NOT_FOUND', 'FIELDS_INVALID', 'OFFICE_NOT_TO_BE_SENT'],
  },
  'POST office/orders/:number/correct/preview': {
    summary: 'What correcting names and addresses of an order does; changes nothing',
    permit: 'staff:orders.change',
    params: OrderNumber,
    body: Type.Object({ fields: Fields }),
    answer: Type.Object({
      version: OrderVersion,
      /** All that can be corrected, with the values that they have. */
      fields: Fields,
      /** Keys of those that the museum knows. */
      countries: Type.Array(Type.String()),
      /** Titles of the lines of passes, by line. */
      passes: Fields,
      changes: Type.Array(Type.Object({ field: Type.String(), before: Type.String(), after: Type.String() })),
      /** Of the invoice, which stays as it was issued; '' where there is none. */
      invoice: Type.String(),
      /** The order belongs to an account, whose own details stay as they are. */
      account: Type.Boolean(),
    }),
    refusals: ['NOT_FOUND', 'FIELDS_INVALID'],
  },
  'POST office/orders/:number/correct': {
    summary:
      'Corrects names and addresses of an order, and sends its mail again where asked, once for each key',
    permit: 'staff:orders.change',
    params: OrderNumber,
    body: Type.Object({ fields: Fields, send: Type.Boolean(), key: ActKey, version: OrderVersion }),
    answer: Acted,
    refusals: ['NOT_FOUND', 'FIELDS_INVALID', 'OFFICE_CHANGED_MEANWHILE'],
  },
  'GET office/orders/:number/notes': {
    summary: 'Notes that staff left on an order, the oldest first',
    permit: 'staff:orders.read',
    params: OrderNumber,
    answer: Type.Array(OrderNote),
    refusals: ['NOT_FOUND'],
  },
  'POST office/orders/:number/note': {
    summary: 'Leaves a note on an order, once for each key',
    permit: 'staff:orders.change',
    params: OrderNumber,
    body: Type.Object({ text: Type.String({ maxLength: 2000 }), key: ActKey }),
    answer: Acted,
    refusals: ['NOT_FOUND', 'FIELDS_INVALID'],
  },
  'POST office/orders/:number/undo': {
    summary: 'Takes an act on an order back, as long as nobody has changed the same since',
    permit: 'staff:orders.change',
    params: OrderNumber,
    /** `undoes`: the key of that act. */
    body: Type.Object({ undoes: ActKey, key: ActKey }),
    answer: Acted,
    refusals: ['NOT_FOUND', 'OFFICE_UNDO_TOO_LATE'],
  },
  'POST office/orders/:number/strike-note': {
    summary: 'Strikes a note out: it can still be read, and no longer counts',
    permit: 'staff:orders.change',
    params: OrderNumber,
    body: Type.Object({ note: Type.String({ maxLength: 64 }), key: ActKey }),
    answer: Acted,
    refusals: ['NOT_FOUND'],
  },
  'POST office/orders/:number/restore-note': {
    summary: 'Lets a note stand again that was struck out',
    permit: 'staff:orders.change',
    params: OrderNumber,
    body: Type.Object({ note: Type.String({ maxLength: 64 }), key: ActKey }),
    answer: Acted,
    refusals: ['NOT_FOUND'],
  },
} as const satisfies Record<string, Endpoint>;
