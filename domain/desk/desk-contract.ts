// Selling at the desk and on the phone (operations 2, ADR 116): the places of a sale are held first, as at the shop's order
// button, and then it is paid, reserved or given away. Each of these is done once for a hold.
import { type Static, Type } from 'typebox';
import type { Endpoint } from '../endpoint.ts';
import { Article } from '../merchandise/article.ts';
import { LONGEST_RECEIPT } from '../payments/elsewhere.ts';
import { CartItem } from '../product-schemas.ts';
import type { RefusalCode } from '../refusal.ts';
import { EventTickets } from '../tickets/event.ts';
import { TourOffer } from '../tours/tour.ts';
import { VoucherProduct } from '../vouchers/voucher.ts';

const DayText = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
const CartId = Type.String({ minLength: 1, maxLength: 64 });
/** What stands at a desk. A transfer that has come is noted at its order. */
const Means = Type.Union([Type.Literal('terminal'), Type.Literal('register')]);
export type DeskMeans = Static<typeof Means>;

const text = (maxLength: number) => Type.String({ maxLength });

/** All of it may be '': whoever stands at the desk need not say who they are. */
export const DeskBuyer = Type.Object(
  {
    name: text(200),
    email: text(254),
    company: text(200),
    street: text(200),
    zip: text(20),
    city: text(100),
    country: text(10),
  },
  { additionalProperties: false },
);
export type DeskBuyer = Static<typeof DeskBuyer>;

/** What the desk sells, in the order in which it is offered: what is sold most comes first. */
const Kind = Type.Union([
  Type.Literal('visits'),
  Type.Literal('tours'),
  Type.Literal('passes'),
  Type.Literal('goods'),
  Type.Literal('vouchers'),
]);
export type DeskKind = Static<typeof Kind>;

export const DeskDay = Type.Object({
  day: Type.String(),
  today: Type.String(),
  /** What can be visited on the day, in the order of the programme, with tickets and times. */
  offers: Type.Array(EventTickets),
  /** Guided tours with a time on the day that can still be booked, full ones too; one for each language. */
  tours: Type.Array(TourOffer),
  /** Annual passes that are made out to somebody and sent to nobody. */
  passes: Type.Array(Article),
  /** Articles other than passes; whoever buys them takes them along. */
  articles: Type.Array(Article),
  /** Gift vouchers. */
  vouchers: Type.Array(VoucherProduct),
  /** What the museum sells at all, on this day or on another. */
  kinds: Type.Array(Kind),
  /** Languages in which tickets can be printed, the museum's own first. */
  languages: Type.Array(Type.String()),
  /** Keys of the countries that the museum knows. */
  countries: Type.Array(Type.String()),
  /** Can an order be paid by a link? */
  links: Type.Boolean(),
  /** Who may pay by transfer. */
  transfers: Type.Union([Type.Literal('nobody'), Type.Literal('everybody'), Type.Literal('companies')]),
});
export type DeskDay = Static<typeof DeskDay>;

export const DeskHold = Type.Object({
  cartId: Type.String(),
  total: Type.Integer(),
  /** Until when the places are held, in museum time. */
  expires: Type.String(),
});
export type DeskHold = Static<typeof DeskHold>;

export const DeskSold = Type.Object({
  number: Type.String(),
  /** Opens the order's papers. */
  booking_id: Type.String(),
  total: Type.Integer(),
  /** Addresses of what is to be printed: tickets, passes, vouchers. */
  papers: Type.Array(Type.String()),
  /** Where the mail goes; '' where nobody gets one. */
  mail_to: Type.String(),
});
export type DeskSold = Static<typeof DeskSold>;

export const DeskReserved = Type.Object({
  reference: Type.String(),
  total: Type.Integer(),
  /** The last day on which the money is in time. */
  due: Type.String(),
  mail_to: Type.String(),
});
export type DeskReserved = Static<typeof DeskReserved>;

export const DeskLinked = Type.Object({
  total: Type.Integer(),
  /** The last day on which the link can be used. */
  until: Type.String(),
  mail_to: Type.String(),
});
export type DeskLinked = Static<typeof DeskLinked>;

/** Why a line cannot be sold, as in the shop. */
const LINE_REFUSALS = [
  'CART_EMPTY',
  'CART_PRICE_CHANGED',
  'CART_NOT_AVAILABLE',
  'CART_TOO_LARGE',
  'CART_TOO_MANY_FREE_TICKETS',
  'ALREADY_DECIDED',
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
  'PASS_OWNERS_INVALID',
  'VOUCHER_EXPIRED',
  'VOUCHER_AMOUNT_INVALID',
  'VOUCHER_PRESENT_INVALID',
  'VOUCHER_UNKNOWN',
  'VOUCHER_NOW_IS_BEFORE_VALID_FROM',
  'VOUCHER_NOW_IS_AFTER_VALID_TO',
  'VOUCHER_NO_AMOUNT_LEFT',
  'VOUCHER_BLOCKED',
  'SHIPPING_NO_COST_FOR_COUNTRY',
  'SHIPPING_TOO_HEAVY',
  'SHIPPING_ADDRESS_INVALID',
] as const satisfies readonly RefusalCode[];

export const deskContract = {
  'GET office/desk/day': {
    summary:
      'What can be sold for a day, today unless another is named: tickets and guided tours with their times',
    permit: 'staff:desk.sell',
    query: Type.Object({ date: Type.Optional(DayText) }),
    answer: DeskDay,
    refusals: ['REQUEST_MALFORMED'],
  },
  'POST office/desk/hold': {
    summary: 'Prices a sale as the shop does, and holds everything in it or nothing',
    permit: 'staff:desk.sell',
    body: Type.Object(
      {
        items: Type.Array(CartItem, { maxItems: 100 }),
        /** Of the tickets. */
        language: text(8),
        /** How it will probably be paid. */
        means: Means,
        /** An earlier hold of the same sale: this one takes its places. */
        replaces: Type.Optional(CartId),
      },
      { additionalProperties: false },
    ),
    answer: DeskHold,
    refusals: [
      'REQUEST_MALFORMED',
      'PAYMENT_TYPE_UNKNOWN',
      'OFFICE_DESK_GONE',
      'OFFICE_DESK_OTHER_HOUSE',
      ...LINE_REFUSALS,
    ],
  },
  'POST office/desk/release': {
    summary: 'Gives back what a sale holds that does not come about; false where it is over already',
    permit: 'staff:desk.sell',
    body: Type.Object({ cartId: CartId }, { additionalProperties: false }),
    answer: Type.Boolean(),
    refusals: [],
  },
  'POST office/desk/ended': {
    summary: 'How a sale has ended whose answer was lost: the order that it became; changes nothing',
    permit: 'staff:desk.sell',
    body: Type.Object({ cartId: CartId }, { additionalProperties: false }),
    answer: DeskSold,
    refusals: ['OFFICE_DESK_GONE', 'OFFICE_DESK_RESERVED'],
  },
  'POST office/desk/sell': {
    summary: 'Makes what is held an order that was paid elsewhere, or costs nothing; once for each hold',
    permit: 'staff:desk.sell',
    body: Type.Object(
      {
        cartId: CartId,
        means: Means,
        /** The number that the register or the terminal gave it; '' for none. */
        receipt: text(LONGEST_RECEIPT),
        /** What was taken. */
        total: Type.Integer({ minimum: 0 }),
        buyer: DeskBuyer,
      },
      { additionalProperties: false },
    ),
    answer: DeskSold,
    refusals: ['FIELDS_INVALID', 'STAFF_FACTOR_NEEDED', 'OFFICE_DESK_NOT_PAID', 'OFFICE_DESK_GONE'],
  },
  'POST office/desk/give': {
    summary: 'Gives away what is held, with a reason; once for each hold',
    permit: 'staff:desk.free',
    body: Type.Object(
      { cartId: CartId, reason: text(500), buyer: DeskBuyer },
      { additionalProperties: false },
    ),
    answer: DeskSold,
    refusals: ['FIELDS_INVALID', 'STAFF_FACTOR_NEEDED', 'OFFICE_DESK_NOT_FREE', 'OFFICE_DESK_GONE'],
  },
  'POST office/desk/reserve': {
    summary: 'Reserves what is held until its transfer has come, and mails the bank data; once for each hold',
    permit: 'staff:desk.sell',
    body: Type.Object({ cartId: CartId, buyer: DeskBuyer }, { additionalProperties: false }),
    answer: DeskReserved,
    refusals: [
      'FIELDS_INVALID',
      'PAYMENT_TYPE_UNKNOWN',
      'TRANSFER_NOT_POSSIBLE',
      'PAYMENT_NOT_STARTED',
      'OFFICE_DESK_GONE',
    ],
  },
  'POST office/desk/link': {
    summary: 'Reserves what is held and mails a link to pay it with; once for each hold',
    permit: 'staff:desk.sell',
    body: Type.Object(
      {
        cartId: CartId,
        buyer: DeskBuyer,
        /** The last day on which the link can be used. */
        until: DayText,
      },
      { additionalProperties: false },
    ),
    answer: DeskLinked,
    refusals: ['FIELDS_INVALID', 'PAYMENT_TYPE_UNKNOWN', 'OFFICE_LINK_NOT_SENT', 'OFFICE_DESK_GONE'],
  },
} as const satisfies Record<string, Endpoint>;
