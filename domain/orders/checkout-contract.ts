// The calls of the checkout and the order review (spec 7, decisions 2 and 3).
import { Type } from 'typebox';
import { CartItem } from '../cart/cart-item.ts';
import type { Endpoint } from '../endpoint.ts';
import { Order } from './order.ts';

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

const ReturnUrls = Type.Object(
  { continue: Type.String({ maxLength: 2000 }), cancel: Type.String({ maxLength: 2000 }) },
  { additionalProperties: false },
);

/** Where the browser goes next, and until when (ISO instant) the places are held. */
const PaymentStart = Type.Object({ cartId: Type.String(), url: Type.String(), expires: Type.String() });

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
        ]),
      }),
    ),
    refusals: [],
  },
  'POST checkout/initPayment': {
    summary: 'Prices the cart anew, holds everything in it or nothing, and starts the payment',
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
            /** The visitor's earlier cart whose payment did not succeed: its hold passes to this one. */
            cartId: Type.Optional(CartId),
          },
          { additionalProperties: false },
        ),
        url: ReturnUrls,
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
      'ITEM_UNKNOWN',
      'ITEM_COUNT_INVALID',
      'TICKET_SUBTICKETS_INVALID',
      'TICKET_DATETIME_INVALID',
      'EVENT_ENDED',
      'PAYMENT_TYPE_UNKNOWN',
      'FIELDS_INVALID',
      'ALREADY_DECIDED',
      'TOO_MANY_TRIES',
    ],
  },
  'POST checkout/initPaymentOrder': {
    summary: 'Starts a payment for a cart that is held already and still unpaid',
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
    body: Type.Object({ cartId: CartId }, { additionalProperties: false }),
    answer: Type.Object({ booking_id: Type.String(), has_tickets: Type.Boolean() }),
    refusals: ['CART_GONE', 'PAYMENT_FAILED', 'PAYMENT_PENDING', 'PAYMENT_REFUNDED'],
  },
  'POST checkout/cancel': {
    summary: 'Gives back what the cart holds',
    permit: 'anyone',
    query: Type.Object({ noRedirect: Type.Optional(Type.String()), cartId: CartId }),
    answer: Type.Boolean(),
    refusals: ['CART_GONE'],
  },
  'GET order/review': {
    summary: 'An order, for whoever holds its unguessable id',
    permit: 'anyone',
    query: Type.Object({ id: Type.String({ minLength: 1, maxLength: 64 }) }),
    answer: Order,
    refusals: ['ORDER_NOT_AVAILABLE'],
  },
} as const satisfies Record<string, Endpoint>;
