// The calls about offers to groups (ADR 139): the office makes one from a request, the group answers it by its link.
import { type Static, Type } from 'typebox';
import type { Endpoint } from '../endpoint.ts';
import { ActKey } from '../orders/order-acts-contract.ts';
import { CartItem } from '../product-schemas.ts';
import type { RefusalCode } from '../refusal.ts';
import { DECLINED_LENGTH, OFFER_MESSAGE_LENGTH, OFFER_STATES } from './group-offer.ts';

const DayText = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
const text = (maxLength: number) => Type.String({ maxLength });
const RequestNumber = Type.String({ pattern: '^\\d{1,15}$' });
const CartId = Type.String({ minLength: 1, maxLength: 64 });
const State = Type.Enum(OFFER_STATES);

const Numbers = Type.Record(text(200), Type.Integer());

export const OfferLine = Type.Object({
  title: Type.String(),
  /** In museum time; a day alone, or '' for any day. */
  datetime: Type.String(),
  parts: Type.Array(Type.Object({ name: Type.String(), count: Type.Integer(), price: Type.Integer() })),
  total: Type.Integer(),
});
export type OfferLine = Static<typeof OfferLine>;

const said = {
  state: State,
  lines: Type.Array(OfferLine),
  /** In cents. */
  total: Type.Integer(),
  reduction: Type.Integer(),
  message: Type.String(),
  /** The last day on which it can be accepted. */
  valid_until: Type.String(),
  /** The last day on which the group changes its numbers itself. */
  numbers_until: Type.String(),
};

/** An offer as the office sees it. */
export const GroupOffer = Type.Object({
  ...said,
  id: Type.String(),
  /** Of the request. */
  number: Type.Integer(),
  name: Type.String(),
  organisation: Type.String(),
  email: Type.String(),
  /** In museum time; '' where it has not happened. */
  made: Type.String(),
  accepted: Type.String(),
  declined: Type.String(),
  withdrawn: Type.String(),
  declined_because: Type.String(),
  /** The number by which the office names the reserved order; 0 until it is accepted. */
  reservation: Type.Integer(),
  /** Once it is paid: the numbers of its orders, the first one first. */
  orders: Type.Array(Type.String()),
  /** The number by which the office names one more order that is not paid; 0 where there is none. */
  more: Type.Integer(),
  /** By the group itself, once it had accepted: how many it was and is in all, and the sum since. */
  changes: Type.Array(
    Type.Object({
      at: Type.String(),
      before: Type.Integer(),
      after: Type.Integer(),
      total: Type.Integer(),
    }),
  ),
});
export type GroupOffer = Static<typeof GroupOffer>;

/** What can be changed: `name` is '' for the people of a party. */
const NumberField = Type.Object({
  key: Type.String(),
  line: Type.Integer(),
  name: Type.String(),
  count: Type.Integer(),
});

/** An offer as its group sees it. */
export const OfferedToGroup = Type.Object({
  ...said,
  number: Type.Integer(),
  name: Type.String(),
  organisation: Type.String(),
  email: Type.String(),
  numbers: Type.Array(NumberField),
  /** Whether the group can change them now. */
  changeable: Type.Boolean(),
  /** Where its reserved order is shown, and what its transfer must name; '' until it is accepted. */
  order: Type.String(),
  reference: Type.String(),
  /** The last day on which the money is in time; '' until it is accepted. */
  due: Type.String(),
  /** How it is paid, or would be if it were accepted today. */
  pays: Type.Union([Type.Literal('transfer'), Type.Literal('link')]),
  /** Where a link asks for the money; '' where none does. */
  pay: Type.String(),
  /** One more order, for people who came to a paid one: held, and not paid. */
  more: Type.Union([
    Type.Null(),
    Type.Object({
      lines: Type.Array(OfferLine),
      total: Type.Integer(),
      /** The last day on which it is held. */
      until: Type.String(),
      reference: Type.String(),
      due: Type.String(),
      pay: Type.String(),
      order: Type.String(),
    }),
  ]),
  /** What the change of a paid offer does, in cents: what goes back, and what is to be paid besides. */
  changes: Type.Optional(Type.Object({ back: Type.Integer(), due: Type.Integer() })),
  /** Whether the buyer must be a company, school or authority. */
  to_companies: Type.Boolean(),
  countries: Type.Array(Type.String()),
});
export type OfferedToGroup = Static<typeof OfferedToGroup>;

export const OfferHold = Type.Object({
  cartId: Type.String(),
  total: Type.Integer(),
  lines: Type.Array(OfferLine),
  /** Until when the places are held unless the offer is made, in museum time. */
  expires: Type.String(),
  days: Type.Object({
    first: Type.String(),
    last: Type.String(),
    usual: Type.String(),
    lastNumbers: Type.String(),
  }),
});
export type OfferHold = Static<typeof OfferHold>;

const Link = Type.String({ minLength: 1, maxLength: 200 });

export const OfferBuyer = Type.Object(
  {
    name: text(200),
    company: text(200),
    street: text(200),
    zip: text(20),
    city: text(100),
    country: text(10),
    buyer_vat_id: text(60),
    routing_id: text(60),
    buyer_reference: text(100),
  },
  { additionalProperties: false },
);
export type OfferBuyer = Static<typeof OfferBuyer>;

/** Why a line of visits cannot be had, as in the shop. */
const LINE_REFUSALS = [
  'CART_EMPTY',
  'CART_NOT_AVAILABLE',
  'ITEM_UNKNOWN',
  'ITEM_COUNT_INVALID',
  'TICKET_SUBTICKETS_INVALID',
  'TICKET_DATETIME_INVALID',
  'TICKET_ONLY_WITH_PAID',
  'EVENT_ENDED',
  'EVENT_PAUSED',
  'TOUR_DATETIME_INVALID',
  'TOUR_NOT_BOOKABLE',
  'TOUR_PARTICIPANTS_MISSING',
  'TOUR_TICKETS_DIFFER',
  'TOUR_GROUP_TOO_LARGE',
  'TOUR_GROUP_TOO_SMALL',
  'TOUR_ANSWERS_INVALID',
] as const satisfies readonly RefusalCode[];

export const groupOffersContract = {
  'GET office/group-offers': {
    summary:
      'Offers to groups that are open, or accepted and not paid, at most 500; those that end next come first',
    permit: 'staff:desk.sell',
    query: Type.Object({
      state: Type.Union([Type.Literal('open'), Type.Literal('accepted')]),
    }),
    answer: Type.Array(GroupOffer),
    refusals: [],
  },
  'GET office/group-requests/:number/offers': {
    summary: 'The offers that were made from a request, the newest first',
    permit: 'staff:desk.sell',
    params: Type.Object({ number: RequestNumber }),
    answer: Type.Array(GroupOffer),
    refusals: [],
  },
  'POST office/group-offers/hold': {
    summary:
      'Prices what is to be offered as the shop does, and holds all of it or nothing; a preview of the offer',
    permit: 'staff:desk.sell',
    body: Type.Object(
      {
        number: Type.Integer({ minimum: 1 }),
        items: Type.Array(CartItem, { minItems: 1, maxItems: 100 }),
        /** Per cent off; needs the permission `desk.free`. */
        reduction: Type.Integer({ minimum: 0, maximum: 99 }),
        /** An earlier hold for the same offer: this one takes its places. */
        replaces: Type.Optional(CartId),
      },
      { additionalProperties: false },
    ),
    answer: OfferHold,
    refusals: [
      'REQUEST_MALFORMED',
      'FORBIDDEN',
      'NOT_FOUND',
      'CART_PRICE_CHANGED',
      'CART_TOO_MANY_FREE_TICKETS',
      'ALREADY_DECIDED',
      'PAYMENT_TYPE_UNKNOWN',
      'OFFICE_DESK_OTHER_HOUSE',
      'OFFICE_OFFER_GONE',
      'OFFICE_OFFER_OPEN',
      'OFFICE_OFFER_NOT_POSSIBLE',
      ...LINE_REFUSALS,
    ],
  },
  'POST office/group-offers/release': {
    summary:
      'Gives back what is held for an offer that is not made; false where there is nothing to give back',
    permit: 'staff:desk.sell',
    body: Type.Object({ cartId: CartId }, { additionalProperties: false }),
    answer: Type.Boolean(),
    refusals: [],
  },
  'POST office/group-offers/make': {
    summary:
      'Offers what is held to the group, holds it until the offer lapses, and mails the link; once for each key',
    permit: 'staff:desk.sell',
    body: Type.Object(
      {
        number: Type.Integer({ minimum: 1 }),
        cartId: CartId,
        /** What was held, as it was sent then. */
        items: Type.Array(CartItem, { minItems: 1, maxItems: 100 }),
        reduction: Type.Integer({ minimum: 0, maximum: 99 }),
        valid_until: DayText,
        numbers_until: DayText,
        message: text(OFFER_MESSAGE_LENGTH),
        /** Why there is a reduction. */
        reason: text(500),
        key: ActKey,
      },
      { additionalProperties: false },
    ),
    answer: GroupOffer,
    refusals: [
      'FORBIDDEN',
      'NOT_FOUND',
      'FIELDS_INVALID',
      'OFFICE_OFFER_GONE',
      'OFFICE_OFFER_OPEN',
      'OFFICE_OFFER_NOT_POSSIBLE',
    ],
  },
  'POST office/group-offers/:id/withdraw': {
    summary: 'Withdraws an open offer: its places are free again. Once for each key',
    permit: 'staff:desk.sell',
    params: Type.Object({ id: CartId }),
    body: Type.Object({ reason: text(500), key: ActKey }, { additionalProperties: false }),
    answer: GroupOffer,
    refusals: ['NOT_FOUND', 'OFFICE_OFFER_OVER'],
  },
  'POST checkout/group-offer': {
    summary: 'What is offered to a group; the link’s secret opens nothing else',
    permit: 'anyone',
    body: Type.Object({ link: Link }, { additionalProperties: false }),
    answer: OfferedToGroup,
    refusals: ['NOT_FOUND'],
  },
  'POST checkout/group-offer/pdf': {
    summary: 'An offer that is open or accepted as a PDF (base64), in the group’s language',
    permit: 'anyone',
    body: Type.Object({ link: Link }, { additionalProperties: false }),
    answer: Type.Object({ name: Type.String(), pdf: Type.String() }),
    refusals: ['NOT_FOUND', 'GROUP_OFFER_OVER'],
  },
  'POST checkout/group-offer/accept': {
    summary:
      'Accepts an offer: it is an order that is paid by transfer or by a link; done once, however often it is sent',
    permit: 'anyone',
    body: Type.Object(
      {
        link: Link,
        /** What was shown. */
        total: Type.Integer({ minimum: 0 }),
        buyer: OfferBuyer,
      },
      { additionalProperties: false },
    ),
    answer: OfferedToGroup,
    refusals: [
      'NOT_FOUND',
      'FIELDS_INVALID',
      'GROUP_OFFER_OVER',
      'CART_PRICE_CHANGED',
      'PAYMENT_TYPE_UNKNOWN',
      'TRANSFER_NOT_POSSIBLE',
      'PAYMENT_NOT_STARTED',
    ],
  },
  'POST checkout/group-offer/decline': {
    summary: 'Declines an offer: its places are free again',
    permit: 'anyone',
    body: Type.Object({ link: Link, because: text(DECLINED_LENGTH) }, { additionalProperties: false }),
    answer: OfferedToGroup,
    refusals: ['NOT_FOUND', 'GROUP_OFFER_OVER'],
  },
  'POST checkout/group-offer/numbers': {
    summary:
      'Changes how many come, or says what that would cost; once it is paid, fewer are given back and more are one more order',
    permit: 'anyone',
    body: Type.Object(
      {
        link: Link,
        numbers: Numbers,
        /** What was shown; absent to be told it, which changes nothing. */
        total: Type.Optional(Type.Integer({ minimum: 0 })),
      },
      { additionalProperties: false },
    ),
    answer: OfferedToGroup,
    refusals: [
      'NOT_FOUND',
      'FIELDS_INVALID',
      'GROUP_OFFER_OVER',
      'GROUP_NUMBERS_FIXED',
      'CART_PRICE_CHANGED',
      'TRANSFER_NOT_POSSIBLE',
      'PAYMENT_TYPE_UNKNOWN',
      'PAYMENT_NOT_STARTED',
      ...LINE_REFUSALS,
    ],
  },
} as const satisfies Record<string, Endpoint>;
