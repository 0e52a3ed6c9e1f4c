// The office's calls about parcels (operations 2): what is to be packed, its slip, and that it was sent.
import { type Static, Type } from 'typebox';
import type { Endpoint } from '../../endpoint.ts';
import { ActKey, OrderVersion } from '../order-acts-contract.ts';
import { ParcelKind, ParcelState } from './order-parcel.ts';

/** What is in it: `name` as the museum calls the article, in the language of whoever asks. */
const ParcelItem = Type.Object({ count: Type.Integer(), id: Type.String(), name: Type.String() });

const listed = {
  /** Names it in addresses. */
  number: Type.Integer(),
  /** The number of its order. */
  order: Type.String(),
  kind: ParcelKind,
  state: ParcelState,
  /** In museum time. */
  ordered: Type.String(),
  to: Type.Object({
    name: Type.String(),
    street: Type.String(),
    zip: Type.String(),
    city: Type.String(),
    country: Type.String(),
  }),
  items: Type.Array(ParcelItem),
  /** Grams, packing included; 0 where the weight does not matter. */
  weight_g: Type.Integer(),
  /** In museum time; '' until it is sent. */
  sent: Type.String(),
  /** A `CarrierId`, or another carrier's name; '' where nobody said. */
  carrier: Type.String(),
  tracking: Type.String(),
  /** Of its order: who acts on it says which one they have seen. */
  version: OrderVersion,
};
export const ListedParcel = Type.Object(listed);
export type ListedParcel = Static<typeof ListedParcel>;

export const ParcelWhole = Type.Object({
  ...listed,
  /** Where it can be followed; '' where that is not known. */
  link: Type.String(),
  buyer: Type.Object({ name: Type.String(), email: Type.String(), phone: Type.String() }),
  /** Of the mail and the slip. */
  language: Type.String(),
  /** What the buyer knows of its sending: nothing is said, a mail waits and can be stopped, it has left. */
  mail: Type.Union([Type.Literal('none'), Type.Literal('waits'), Type.Literal('left')]),
  /** All of it was given back: it is not packed again when it is taken back. */
  nothing_left: Type.Boolean(),
});
export type ParcelWhole = Static<typeof ParcelWhole>;

const ParcelNumber = Type.Object({ number: Type.String({ pattern: '^\\d{1,15}$' }) });
const SentBy = { carrier: Type.String({ maxLength: 200 }), tracking: Type.String({ maxLength: 200 }) };
const Act = { key: ActKey, version: OrderVersion };

export const parcelsContract = {
  'GET office/parcels': {
    summary: 'Parcels page by page: to be packed, the oldest order first, or sent or all, the newest first',
    permit: 'staff:parcels.send',
    query: Type.Object({
      state: Type.Optional(Type.Union([Type.Literal('sent'), Type.Literal('all')])),
      kind: Type.Optional(ParcelKind),
      cursor: Type.Optional(Type.String({ maxLength: 200 })),
    }),
    answer: Type.Object({
      rows: Type.Array(ListedParcel),
      next: Type.Union([Type.String(), Type.Null()]),
    }),
    refusals: ['REQUEST_MALFORMED'],
  },
  'GET office/carriers': {
    summary: 'Who brings parcels for this museum, besides those that everybody knows',
    permit: 'staff:parcels.send',
    answer: Type.Array(Type.Object({ name: Type.String(), tracking: Type.String() })),
    refusals: [],
  },
  'GET office/parcels/:number': {
    summary: 'A parcel with its things, its address and how far it has come',
    permit: 'staff:parcels.send',
    params: ParcelNumber,
    answer: ParcelWhole,
    refusals: ['NOT_FOUND'],
  },
  'POST office/parcels/:number/send': {
    summary: 'Says that a parcel is on its way, and mails its buyer where asked, once for each key',
    permit: 'staff:parcels.send',
    params: ParcelNumber,
    body: Type.Object({ ...SentBy, mail: Type.Boolean(), ...Act }),
    answer: ParcelWhole,
    refusals: ['NOT_FOUND', 'FIELDS_INVALID', 'OFFICE_CHANGED_MEANWHILE', 'PARCEL_NOT_POSSIBLE'],
  },
  'POST office/parcels/:number/correct': {
    summary: 'Corrects carrier and number of a parcel that was sent, and mails its buyer again where asked',
    permit: 'staff:parcels.send',
    params: ParcelNumber,
    body: Type.Object({ ...SentBy, mail: Type.Boolean(), ...Act }),
    answer: ParcelWhole,
    refusals: ['NOT_FOUND', 'FIELDS_INVALID', 'OFFICE_CHANGED_MEANWHILE', 'PARCEL_NOT_POSSIBLE'],
  },
  'POST office/parcels/:number/not-sent': {
    summary: 'Takes back that a parcel was sent, as long as no mail about it has left',
    permit: 'staff:parcels.send',
    params: ParcelNumber,
    body: Type.Object(Act),
    answer: ParcelWhole,
    refusals: ['NOT_FOUND', 'OFFICE_CHANGED_MEANWHILE', 'PARCEL_NOT_POSSIBLE'],
  },
  'POST office/parcels/:number/undo': {
    summary:
      'Takes back that somebody has just marked a parcel as sent, as long as nobody has changed it since',
    permit: 'staff:parcels.send',
    params: ParcelNumber,
    /** `undoes`: the key of that act. */
    body: Type.Object({ undoes: ActKey, key: ActKey }),
    answer: ParcelWhole,
    refusals: ['NOT_FOUND', 'OFFICE_UNDO_TOO_LATE'],
  },
  'POST office/parcels/slips': {
    summary: 'Packing slips of parcels in one PDF, each in the language of its buyer',
    permit: 'staff:parcels.send',
    body: Type.Object({
      numbers: Type.Array(Type.Integer({ minimum: 1 }), { minItems: 1, maxItems: 50 }),
    }),
    answer: Type.Object({ name: Type.String(), pdf: Type.String({ description: 'base64' }) }),
    refusals: ['NOT_FOUND'],
  },
} as const satisfies Record<string, Endpoint>;
