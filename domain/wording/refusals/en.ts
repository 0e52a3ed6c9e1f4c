// What the visitor reads when the shop says no, and what to do next. A code without wording does not compile.
import type { RefusalCode } from '../../refusal.ts';

export const refusalsEn = {
  'refusal.REQUEST_MALFORMED': 'We could not read this request. Please reload the page and try again.',
  'refusal.FIELDS_INVALID': 'Some details are missing or not right. Please check the marked fields.',
  'refusal.BODY_TOO_LARGE':
    'That was too much at once. Please shorten your entries or your cart, then try again.',
  'refusal.MEDIA_TYPE_UNSUPPORTED': 'We cannot read this format. Please reload the page and try again.',
  'refusal.TOKEN_MISSING': 'Please enter your details or log in to continue.',
  'refusal.TOKEN_INVALID': 'Your session has ended. Please enter your details again or log in anew.',
  'refusal.FORBIDDEN': 'You do not have access to this. Please log in with the account it belongs to.',
  'refusal.NOT_FOUND': 'We could not find this. Please check the address or look in the programme.',
  'refusal.LANGUAGE_UNKNOWN': 'The shop does not speak this language. Please choose another one.',
  'refusal.ORDER_NOT_AVAILABLE':
    'This order cannot be shown. Please use the link in your confirmation e-mail or contact us.',
  'refusal.CART_GONE':
    'Your cart was not found. Maybe your order was already paid for or you took too long. Please check your e-mail for a booking confirmation; if there is none, please choose again.',
  'refusal.CART_EMPTY': 'Your cart is empty. Please choose something first.',
  'refusal.CART_PRICE_CHANGED':
    'A price in your cart has changed. Please check the new total before you continue.',
  'refusal.CART_NOT_AVAILABLE':
    'Not everything in your cart is still available. Please choose another time or a smaller number.',
  'refusal.CART_NOT_PAYABLE':
    'This cart cannot be paid for any more. Please check your e-mail for a booking confirmation; if there is none, please contact us.',
  'refusal.ITEM_UNKNOWN':
    'Something in your cart is no longer for sale. Please remove it and choose something else.',
  'refusal.ITEM_COUNT_INVALID': 'This number is not possible. Please choose another one.',
  'refusal.TICKET_SUBTICKETS_INVALID':
    'This ticket does not fit the people you chose. Please check how many it allows and choose again.',
  'refusal.TICKET_DATETIME_INVALID':
    'This date or time cannot be booked. Please choose another one from the calendar.',
  'refusal.EVENT_ENDED': 'This event has expired. Please choose another one from the programme.',
  'refusal.PAYMENT_TYPE_UNKNOWN': 'This way to pay is not available. Please choose another one.',
  'refusal.PAYMENT_FAILED': 'Your payment was not completed successfully. Please try again.',
  'refusal.PAYMENT_PENDING':
    'Your payment has not been decided yet. Please wait a moment and do not pay again; your tickets come by e-mail as soon as it has gone through.',
  'refusal.PAYMENT_REFUNDED':
    'Your payment came after your reservation had ended, and the places were gone. The full amount goes back to you; there is nothing else to do. If you would still like to come, please choose another time.',
  'refusal.ALREADY_DECIDED':
    'This was already decided, perhaps in another window. Please check your e-mail for a booking confirmation before you order again.',
  'refusal.TOO_MANY_TRIES': 'Those were many tries in a short time. Please wait a little, then try again.',
  'refusal.INTERNAL_ERROR':
    'Something went wrong on our side. Please try again; if it happens again, please contact us.',
  'refusal.UNAVAILABLE': 'The shop is not available right now. Please try again in a moment.',
} as const satisfies Record<`refusal.${RefusalCode}`, string>;
