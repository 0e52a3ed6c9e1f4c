// What the visitor reads when the shop says no, and what to do next. A code without wording does not compile.
import type { VisitorRefusalCode } from '../../refusal.ts';

export const refusalsEn = {
  'refusal.REQUEST_MALFORMED': 'We could not read this request. Please reload the page and try again.',
  'refusal.FIELDS_INVALID': 'Some details are missing or not correct. Please check the marked fields.',
  'refusal.BODY_TOO_LARGE':
    'That was too much at once. Please shorten your entries or your cart, then try again.',
  'refusal.MEDIA_TYPE_UNSUPPORTED': 'We cannot read this format. Please reload the page and try again.',
  'refusal.TOKEN_MISSING': 'Please enter your details or log in to continue.',
  'refusal.TOKEN_INVALID': 'Your session has ended. Please enter your details again or log in again.',
  'refusal.FORBIDDEN': 'You do not have access to this. Please log in with the account it belongs to.',
  'refusal.NOT_FOUND': 'We could not find this. Please check the address or look in the programme.',
  'refusal.LANGUAGE_UNKNOWN': 'The shop does not speak this language. Please choose another one.',
  'refusal.ORDER_NOT_AVAILABLE':
    'This order cannot be shown. Please use the link in your confirmation e-mail or contact us.',
  'refusal.CART_GONE':
    'Your cart was not found. Maybe your order was already paid for or you took too long. Please check your e-mail for a booking confirmation; if there is none, please choose again.',
  'refusal.GROUP_OFFER_OVER':
    'This offer can no longer be used: it has been accepted, declined or withdrawn, or its time is over. Please reload the page to see how it stands.',
  'refusal.GROUP_NUMBERS_FIXED': 'The numbers can no longer be changed here. Please write to us: {contact}.',
  'refusal.CART_EMPTY': 'Your cart is empty. Please choose something first.',
  'refusal.CART_PRICE_CHANGED':
    'A price in your cart has changed. Please check the new total before you continue.',
  'refusal.CART_NOT_AVAILABLE':
    'Not everything in your cart is still available. Please choose another time or a smaller number.',
  'refusal.CART_NOT_PAYABLE':
    'This cart cannot be paid for any more. Please check your e-mail for a booking confirmation; if there is none, please contact us.',
  'refusal.CART_TOO_LARGE':
    'An order can be for at most {most, plural, one {# person} other {# people}}. Please choose fewer tickets. For larger groups, please contact us: {contact}',
  'refusal.CART_TOO_MANY_FREE_TICKETS':
    'An order can have at most {most, plural, one {# free ticket} other {# free tickets}}. Please choose fewer of them. For larger groups, please contact us: {contact}',
  'refusal.CART_FREE_TICKETS_USED_UP':
    'Many free tickets have already been ordered with your e-mail address or from your network today. Please choose fewer of them or try again tomorrow. For larger groups, please contact us: {contact}',
  'refusal.CART_OTHERS_UNPAID':
    'Other orders from you or your network are not paid for yet and hold {unpaid, plural, one {# place} other {# places}}. Please complete or cancel them first; otherwise please try again in {minutes, plural, one {a minute} other {# minutes}}.',
  'refusal.MAILS_TOO_MANY':
    'We have already sent many e-mails to this address today. Please try again tomorrow, or contact us: {contact}',
  'refusal.ITEM_UNKNOWN':
    'Something in your cart is no longer for sale. Please remove it and choose something else.',
  'refusal.ITEM_COUNT_INVALID': 'This number is not possible. Please choose another one.',
  'refusal.TICKET_SUBTICKETS_INVALID':
    'This ticket does not fit the people you chose. Please check how many it allows and choose again.',
  'refusal.TICKET_DATETIME_INVALID':
    'This date or time cannot be booked. Please choose another one from the calendar.',
  'refusal.TICKET_ONLY_WITH_PAID':
    'This ticket is only free together with a paid ticket for the same visit. Please add one, or remove this ticket.',
  'refusal.EVENT_ENDED': 'This event has expired. Please choose another one from the programme.',
  'refusal.EVENT_PAUSED': 'This event is paused on that day. Please choose another day.',
  'refusal.TOUR_DATETIME_INVALID':
    'This tour cannot be booked for that time. Please choose another date or time.',
  'refusal.TOUR_NOT_BOOKABLE':
    'This tour cannot be booked here in this way. Please choose again or contact us.',
  'refusal.TOUR_PARTICIPANTS_MISSING': 'Please say how many people will take part.',
  'refusal.TOUR_TICKETS_DIFFER':
    'Each participant needs a ticket: you chose {participants, plural, one {# participant} other {# participants}} and {tickets, plural, one {# ticket} other {# tickets}}. Please make both numbers equal.',
  'refusal.TOUR_GROUP_TOO_LARGE':
    'This booking is for at most {most, plural, one {# person} other {# people}}. Please choose fewer people or book more tours.',
  'refusal.TOUR_GROUP_TOO_SMALL':
    'This tour is only available to groups of at least {least, plural, one {# person} other {# persons}}.',
  'refusal.TOUR_ANSWERS_INVALID': 'Please answer all mandatory fields.',
  'refusal.PASS_OWNERS_INVALID':
    'Every annual pass needs one holder, with a name and, where an address is given, a complete one. Please check the marked fields.',
  'refusal.VOUCHER_EXPIRED': 'This voucher is no longer sold. Please choose another one.',
  'refusal.VOUCHER_AMOUNT_INVALID':
    'This voucher is not available for that amount. Please choose another amount.',
  'refusal.VOUCHER_PRESENT_INVALID': 'Please check to whom and on which day the voucher is to be sent.',
  'refusal.VOUCHER_UNKNOWN': 'We do not know this code. Please check the spelling.',
  'refusal.VOUCHER_NOW_IS_BEFORE_VALID_FROM':
    'This code is only valid from {valid_from}. Please use it then.',
  'refusal.VOUCHER_NOW_IS_AFTER_VALID_TO':
    'This code was valid until {valid_to}. Please use another one or contact us.',
  'refusal.VOUCHER_NO_AMOUNT_LEFT': 'This code has been used up. Please use another one.',
  'refusal.VOUCHER_BLOCKED': 'This code is blocked. Please contact the museum.',
  'refusal.SHIPPING_COUNTRY_MISSING': 'Please choose the country that your parcel will go to.',
  'refusal.SHIPPING_NO_COST_FOR_COUNTRY': 'There is no shipping cost for this country. Please contact us.',
  'refusal.SHIPPING_TOO_HEAVY': 'This parcel is too heavy for this country. Please order less or contact us.',
  'refusal.SHIPPING_ADDRESS_INVALID': 'Please fill in all fields for Shipping Address.',
  'refusal.PAYMENT_TYPE_UNKNOWN': 'This payment method is not available. Please choose another one.',
  'refusal.TRANSFER_NOT_POSSIBLE':
    '{problem, select, too_little {The amount is too small for a payment by transfer.} other {Payment by transfer is possible for visits from {first_visit} on.}} Please choose another payment method.',
  'refusal.PAYMENT_NOT_STARTED':
    'The payment provider is not answering at the moment. Nothing has been ordered, and your cart is as it was. Please try again in a moment or choose another payment method.',
  'refusal.PAYMENT_FAILED': 'Your payment was not completed successfully. Please try again.',
  'refusal.PAYMENT_PENDING':
    'Your payment has not been decided yet. Please wait a moment and do not pay again; your tickets will come by e-mail as soon as it has gone through.',
  'refusal.ORDER_UNCONFIRMED':
    'Please confirm your order: we have sent you an e-mail with a link. Until you have used it, nothing is ordered.',
  'refusal.TRANSFER_AWAITED': 'Your order is reserved. It is confirmed as soon as the money has arrived.',
  'refusal.PAYMENT_REFUNDED':
    'Your payment arrived after your reservation had lapsed, and by then the places were gone. The full amount will be refunded; there is nothing else for you to do. If you would still like to come, please choose another time.',
  'refusal.ALREADY_DECIDED':
    'This has already been decided, perhaps in another window. Please check your e-mail for a booking confirmation before you order again.',
  'refusal.AUTH_LOGIN_FAILED': 'Email or password are not correct',
  'refusal.AUTH_REQUEST_RESET_FAIL': 'Cannot recover this Email',
  'refusal.AUTH_SETTING_NEW_PASSWORD_FAILED':
    'This link has expired or has already been used. Please ask for a new one.',
  'refusal.AUTH_PASSWORD_CHANGE_FAILED': 'Your password was not changed. Please check the marked fields.',
  'refusal.AUTH_EMAIL_CHANGE_FAILED': 'Your e-mail address was not changed. Please check the marked fields.',
  'refusal.AUTH_CONFIRMATION_INVALID':
    'This link has expired or has already been used. You can ask for a new one in your account.',
  'refusal.AUTH_CONFIRMATION_FAILED':
    'This address has not been confirmed yet. Please enter the password of the account that was created with it.',
  'refusal.AUTH_CODE_NEEDED': 'Please enter the code from your app, or one of your recovery codes.',
  'refusal.AUTH_SECOND_FACTOR_FAILED': 'Two-step login was not changed. Please check the marked field.',
  'refusal.AUTH_SECOND_FACTOR_NOT_POSSIBLE':
    'Two-step login is already on, or your e-mail address has not been confirmed yet.',
  'refusal.AUTH_SECOND_FACTOR_OFF': 'Two-step login is off, so there are no recovery codes.',
  'refusal.AUTH_SESSION_END_FAILED': 'No device was logged out. Please check the marked field.',
  'refusal.CUSTOMER_DELETE_FAILED': 'Your account was not deleted. Please check the marked field.',
  'refusal.WAITING_ROOM':
    'More people are ordering right now than the shop can serve. The waiting room shows when it will be your turn; your cart stays as it is.',
  'refusal.TOO_MANY_TRIES':
    'Too many tries in a short time. Please try again in {minutes, plural, one {a minute} other {# minutes}}.',
  'refusal.INTERNAL_ERROR':
    'Something went wrong on our side. Please try again; if it happens again, please contact us.',
  'refusal.UNAVAILABLE': 'The shop is not available right now. Please try again in a moment.',
} as const satisfies Record<`refusal.${VisitorRefusalCode}`, string>;
