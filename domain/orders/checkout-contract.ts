// The calls of the checkout and the order review (spec 7, spec decisions 2 and 3).
import { type Static, Type } from 'typebox';
import type { Endpoint } from '../endpoint.ts';
import { CartItem } from '../product-schemas.ts';
import { WaitingRoomPass } from '../waiting-room/waiting-room-contract.ts';
import { ReviewedOrder } from './order.ts';

const CartId = Type.String({ minLength: 1, maxLength: 64 });

const Aux = Type.Object(
  {
    Accountholder: Type.Optional(Type.String({ maxLength: 200 })),
    IBAN: Type.Optional(Type.String({ maxLength: 60 })),
    wallet: Type.Optional(Type.Union([Type.Literal('APPLEPAY'), Type.Literal('GOOGLEPAY')])),
    partner: Type.Optional(Type.String({ maxLength: 64 })),
  },
  { additionalProperties: false },
);

const ShippingAddress = Type.Object(
  {
    name: Type.String({ maxLength: 200 }),
    street: Type.String({ maxLength: 200 }),
    zip: Type.String({ maxLength: 40 }),
    city: Type.String({ maxLength: 200 }),
    country: Type.String({ maxLength: 40 }),
  },
  { additionalProperties: false },
);

/** `goes-with`: belongs to an event in the cart; `would-be-cheaper`: a pass that costs less than the admissions. */
export const Suggestion = Type.Object({
  type: Type.Literal('merchandise'),
  id: Type.String(),
  name: Type.String(),
  price: Type.Integer(),
  vat_value: Type.Number(),
  picture: Type.String(),
  reason: Type.Union([Type.Literal('goes-with'), Type.Literal('would-be-cheaper')]),
  /** The name of the event it goes with, '' for a pass. */
  of: Type.String(),
  /** A pass needs an owner first, so it is added on its own page, not with one click. */
  needs_owner: Type.Boolean(),
});
export type Suggestion = Static<typeof Suggestion>;

const ReturnUrls = Type.Object(
  { continue: Type.String({ maxLength: 2000 }), cancel: Type.String({ maxLength: 2000 }) },
  { additionalProperties: false },
);

/** Where the browser goes next, and until when (ISO instant) the places are held. */
const PaymentStart = Type.Object({ cartId: Type.String(), url: Type.String(), expires: Type.String() });

/** `id.proof`, as the mail has it after the `#`. */
const PaymentLink = Type.String({ minLength: 1, maxLength: 200 });

export const checkoutContract = {
  'GET checkout/payments': {
    summary: 'The payment types on offer; 166, credit card, is always one of them',
    permit: 'anyone',
    query: Type.Object({ shop: Type.Optional(Type.String()) }),
    answer: Type.Array(
      Type.Object({
        payartId: Type.Integer(),
        name: Type.Record(Type.String(), Type.String()),
        kind: Type.Union([
          Type.Literal('card'),
          Type.Literal('direct-debit'),
          Type.Literal('express'),
          Type.Literal('wallet'),
          Type.Literal('transfer'),
        ]),
        /** Of a direct debit: whom the mandate names beside the museum. */
        collector: Type.Optional(Type.String()),
        /** Of a transfer: what can be paid so today. */
        transfer: Type.Optional(
          Type.Object({
            /** The first day for which a visit can be ordered, in museum time. */
            first_visit: Type.String(),
            /** Cents. */
            minimum: Type.Integer(),
            /** Only for a company, a school or an authority: the buyer names it. */
            to_companies: Type.Boolean(),
            /** The last day on which the money is in time. */
            due: Type.String(),
          }),
        ),
        /** The provider has test keys: no money moves. */
        test: Type.Optional(Type.Literal(true)),
      }),
    ),
    refusals: [],
  },
  'POST checkout/initPayment': {
    summary: 'Prices the cart again, holds everything in it or nothing, and starts the payment',
    permit: 'token-welcome',
    body: Type.Object(
      {
        payart: Type.Integer(),
        aux: Type.Optional(Aux),
        cart: Type.Object(
          {
            ver: Type.Optional(Type.Integer()),
            items: Type.Array(CartItem, { maxItems: 100 }),
            external_document_number: Type.Optional(Type.String({ maxLength: 100 })),
            request_invoice: Type.Optional(Type.Boolean()),
            /** For an invoice to a company or an authority; other servers of the same calls know nothing of them. */
            buyer_vat_id: Type.Optional(Type.String({ maxLength: 40 })),
            routing_id: Type.Optional(Type.String({ maxLength: 60 })),
            buyer_reference: Type.Optional(Type.String({ maxLength: 100 })),
            /** Where the parcel goes when not to the buyer's own address; a whole address (spec 5). */
            shipping: Type.Optional(ShippingAddress),
            /** The shipping costs that the visitor was shown, in cents; a difference is `CART_PRICE_CHANGED`. */
            shippingCosts: Type.Optional(Type.Integer()),
            /** The visitor's earlier cart whose payment did not succeed: this one takes over its places. */
            cartId: Type.Optional(CartId),
          },
          { additionalProperties: false },
        ),
        url: ReturnUrls,
        /** Needed while there is a waiting room for the cart. */
        waitingRoomPass: Type.Optional(WaitingRoomPass),
      },
      { additionalProperties: false },
    ),
    answer: PaymentStart,
    refusals: [
      'REQUEST_MALFORMED',
      'TOKEN_MISSING',
      'TOKEN_INVALID',
      'CART_EMPTY',
      'CART_PRICE_CHANGED',
      'CART_NOT_AVAILABLE',
      'CART_TOO_LARGE',
      'CART_TOO_MANY_FREE_TICKETS',
      'CART_FREE_TICKETS_USED_UP',
      'CART_OTHERS_UNPAID',
      'MAILS_TOO_MANY',
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
      'PAYMENT_TYPE_UNKNOWN',
      'PAYMENT_NOT_STARTED',
      'TRANSFER_NOT_POSSIBLE',
      'FIELDS_INVALID',
      'ALREADY_DECIDED',
      'WAITING_ROOM',
      'TOO_MANY_TRIES',
    ],
  },
  'POST checkout/initPaymentOrder': {
    summary:
      'Starts a payment for a cart that is held already and still unpaid, or mails again the link that confirms it',
    permit: 'token-welcome',
    body: Type.Object(
      { payart: Type.Integer(), aux: Type.Optional(Aux), id: CartId, url: ReturnUrls },
      { additionalProperties: false },
    ),
    answer: PaymentStart,
    refusals: [
      'REQUEST_MALFORMED',
      'CART_GONE',
      'CART_NOT_PAYABLE',
      'TOKEN_MISSING',
      'TOKEN_INVALID',
      'FIELDS_INVALID',
      'PAYMENT_TYPE_UNKNOWN',
      'PAYMENT_NOT_STARTED',
      'MAILS_TOO_MANY',
      'TOO_MANY_TRIES',
    ],
  },
  'POST checkout/execPayment': {
    summary: 'Settles the payment and confirms the order; the same cart always gives the same booking_id',
    permit: 'anyone',
    query: Type.Object({
      us: Type.Optional(Type.String({ maxLength: 200 })),
      sessionUs: Type.Optional(Type.String({ maxLength: 200 })),
      srcURL: Type.Optional(Type.String({ maxLength: 2000 })),
    }),
    body: Type.Object(
      {
        cartId: CartId,
        /** From the link in the mail, where an order of nothing is confirmed by it. */
        confirmation: Type.Optional(Type.String({ maxLength: 100 })),
      },
      { additionalProperties: false },
    ),
    answer: Type.Object({ booking_id: Type.String(), has_tickets: Type.Boolean() }),
    refusals: [
      'CART_GONE',
      'ORDER_UNCONFIRMED',
      'TRANSFER_AWAITED',
      'PAYMENT_FAILED',
      'PAYMENT_PENDING',
      'PAYMENT_REFUNDED',
    ],
  },
  'POST checkout/payment-request': {
    summary: 'What a payment link is about; the link’s secret opens nothing else',
    permit: 'anyone',
    body: Type.Object({ link: PaymentLink }, { additionalProperties: false }),
    answer: Type.Object({
      state: Type.Union([
        Type.Literal('open'),
        Type.Literal('paid'),
        Type.Literal('expired'),
        Type.Literal('canceled'),
        Type.Literal('replaced'),
      ]),
      /** In cents. */
      amount: Type.Integer(),
      /** The last moment, in museum time. */
      until: Type.String(),
      lines: Type.Array(
        Type.Object({
          title: Type.String(),
          /** '' for what is no visit. */
          datetime: Type.String(),
          parts: Type.Array(Type.Object({ name: Type.String(), count: Type.Integer() })),
          total: Type.Integer(),
        }),
      ),
      /** It is the difference of a move: where people are until it is paid. The line is theirs at the new time. */
      moved: Type.Optional(Type.Object({ from: Type.String() })),
    }),
    refusals: ['NOT_FOUND'],
  },
  'POST checkout/pay-request': {
    summary: 'Starts the payment that a payment link asks for',
    permit: 'anyone',
    body: Type.Object(
      {
        link: PaymentLink,
        payart: Type.Integer(),
        url: Type.Object({ continue: Type.String({ maxLength: 2000 }) }),
      },
      { additionalProperties: false },
    ),
    answer: PaymentStart,
    refusals: [
      'REQUEST_MALFORMED',
      'NOT_FOUND',
      'CART_GONE',
      'ALREADY_DECIDED',
      'PAYMENT_PENDING',
      'PAYMENT_TYPE_UNKNOWN',
      'PAYMENT_NOT_STARTED',
    ],
  },
  'POST checkout/cancel': {
    summary: 'Gives back what the cart holds',
    permit: 'anyone',
    query: Type.Object({ noRedirect: Type.Optional(Type.String()), cartId: CartId }),
    answer: Type.Boolean(),
    refusals: ['CART_GONE'],
  },
  'POST checkout/lines': {
    summary:
      'The lines of a cart in the language of the call; null for a code, and for what is no longer sold',
    permit: 'anyone',
    body: Type.Object(
      {
        cart: Type.Object(
          { ver: Type.Optional(Type.Integer()), items: Type.Array(CartItem, { maxItems: 100 }) },
          { additionalProperties: false },
        ),
      },
      { additionalProperties: false },
    ),
    /** The browser reads them as it reads its own storage. */
    answer: Type.Array(Type.Union([Type.Record(Type.String(), Type.Unknown()), Type.Null()])),
    refusals: ['REQUEST_MALFORMED', 'TOO_MANY_TRIES'],
  },
  'POST checkout/suggest': {
    summary: 'At most three things that go well with a cart, none of them in it',
    permit: 'anyone',
    body: Type.Object(
      {
        cart: Type.Object(
          { ver: Type.Optional(Type.Integer()), items: Type.Array(CartItem, { maxItems: 100 }) },
          { additionalProperties: false },
        ),
      },
      { additionalProperties: false },
    ),
    answer: Type.Array(Suggestion, { maxItems: 3 }),
    refusals: ['REQUEST_MALFORMED'],
  },
  'GET order/review': {
    summary:
      "An order, for whoever holds its unguessable id; an account's is not shown to another account's token",
    permit: 'token-welcome',
    query: Type.Object({ id: Type.String({ minLength: 1, maxLength: 64 }) }),
    answer: ReviewedOrder,
    refusals: ['ORDER_NOT_AVAILABLE', 'TOKEN_INVALID'],
  },
} as const satisfies Record<string, Endpoint>;
