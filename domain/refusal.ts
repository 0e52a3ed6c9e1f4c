// The server's answer when it declines a call (spec decisions 2). A refusal is a value, not an exception; each code has
// one status, and its wording is looked up under `refusal.CODE` in the catalogue, so a code without wording in a
// language does not compile.
import { STAFF_REFUSAL_STATUS, type StaffFieldProblem, type StaffRefusalCode } from './staff-refusal.ts';

/** What visitors are told (spec 8, spec decisions 2). */
const VISITOR_REFUSAL_STATUS = {
  REQUEST_MALFORMED: 400,
  FIELDS_INVALID: 422,
  BODY_TOO_LARGE: 413,
  MEDIA_TYPE_UNSUPPORTED: 415,
  TOKEN_MISSING: 401,
  TOKEN_INVALID: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  LANGUAGE_UNKNOWN: 404,
  ORDER_NOT_AVAILABLE: 406,
  CART_GONE: 410,
  CART_EMPTY: 422,
  CART_PRICE_CHANGED: 422,
  CART_NOT_AVAILABLE: 422,
  CART_NOT_PAYABLE: 422,
  // More than the museum sells in one order: `most`, and its `contact` for groups.
  CART_TOO_LARGE: 422,
  CART_TOO_MANY_FREE_TICKETS: 422,
  // A day's free tickets of a mail address or a network; `contact` as above.
  CART_FREE_TICKETS_USED_UP: 422,
  // Other carts of the same customer or network hold `unpaid` places of at most `most`; the customer's own are `carts`.
  CART_OTHERS_UNPAID: 422,
  // Strangers can make the shop send so many mails to this address a day; `contact` is the museum's.
  MAILS_TOO_MANY: 429,
  // An offer to a group can no longer be accepted, declined or changed: `state` says why.
  GROUP_OFFER_OVER: 410,
  // Its numbers can no longer be changed by the group itself; `contact` is the museum's.
  GROUP_NUMBERS_FIXED: 409,
  ITEM_UNKNOWN: 422,
  ITEM_COUNT_INVALID: 422,
  TICKET_SUBTICKETS_INVALID: 422,
  TICKET_DATETIME_INVALID: 422,
  // Free only beside a paid ticket to the same visit.
  TICKET_ONLY_WITH_PAID: 422,
  EVENT_ENDED: 422,
  // Not shown on that day (ADR 086).
  EVENT_PAUSED: 422,
  TOUR_DATETIME_INVALID: 422,
  TOUR_NOT_BOOKABLE: 422,
  // Counts of a tour: `least` and `most` are of people, `participants` and `tickets` of what was sent.
  TOUR_PARTICIPANTS_MISSING: 422,
  TOUR_TICKETS_DIFFER: 422,
  TOUR_GROUP_TOO_LARGE: 422,
  TOUR_GROUP_TOO_SMALL: 422,
  TOUR_ANSWERS_INVALID: 422,
  // Owners of a pass, by field as `owners.0.name`.
  PASS_OWNERS_INVALID: 422,
  VOUCHER_EXPIRED: 422,
  VOUCHER_AMOUNT_INVALID: 422,
  // Who gets a voucher as a present and when, by field as `present.day`.
  VOUCHER_PRESENT_INVALID: 422,
  VOUCHER_UNKNOWN: 422,
  VOUCHER_NOW_IS_BEFORE_VALID_FROM: 422,
  VOUCHER_NOW_IS_AFTER_VALID_TO: 422,
  VOUCHER_NO_AMOUNT_LEFT: 422,
  // The museum has blocked it.
  VOUCHER_BLOCKED: 422,
  SHIPPING_COUNTRY_MISSING: 422,
  SHIPPING_NO_COST_FOR_COUNTRY: 422,
  SHIPPING_TOO_HEAVY: 422,
  SHIPPING_ADDRESS_INVALID: 422,
  PAYMENT_TYPE_UNKNOWN: 422,
  // `problem` is one of TransferProblem: the visit is before `first_visit`, or the amount below `minimum`.
  TRANSFER_NOT_POSSIBLE: 422,
  // The provider does not answer, so nothing was held or charged.
  PAYMENT_NOT_STARTED: 503,
  PAYMENT_FAILED: 422,
  PAYMENT_PENDING: 202,
  // An order of nothing waits for the link in its mail, until `expires`.
  ORDER_UNCONFIRMED: 202,
  // The order waits for a transfer: to which account, under which reference, until when (TransferToPay).
  TRANSFER_AWAITED: 202,
  // The money came too late and the places are gone: all of it goes back.
  PAYMENT_REFUNDED: 410,
  ALREADY_DECIDED: 409,
  // Accounts (spec 8). Which of e-mail and password was wrong is never said, nor whether an account exists.
  AUTH_LOGIN_FAILED: 401,
  AUTH_REQUEST_RESET_FAIL: 422,
  AUTH_SETTING_NEW_PASSWORD_FAILED: 422,
  AUTH_PASSWORD_CHANGE_FAILED: 422,
  AUTH_EMAIL_CHANGE_FAILED: 422,
  AUTH_CONFIRMATION_INVALID: 422,
  AUTH_CONFIRMATION_FAILED: 422,
  // The password was right. Not 401: that would send the visitor to the login.
  AUTH_CODE_NEEDED: 422,
  AUTH_SECOND_FACTOR_FAILED: 422,
  AUTH_SECOND_FACTOR_NOT_POSSIBLE: 422,
  AUTH_SECOND_FACTOR_OFF: 422,
  AUTH_SESSION_END_FAILED: 422,
  CUSTOMER_DELETE_FAILED: 422,
  // More visitors than can be served: `line` names the waiting room's line (ADR 058).
  WAITING_ROOM: 429,
  TOO_MANY_TRIES: 429,
  INTERNAL_ERROR: 500,
  UNAVAILABLE: 503,
} as const;

/** Every code and its HTTP status. */
export const REFUSAL_STATUS = { ...VISITOR_REFUSAL_STATUS, ...STAFF_REFUSAL_STATUS };

/** Codes that are worded in every language. */
export type VisitorRefusalCode = keyof typeof VISITOR_REFUSAL_STATUS;
export type RefusalCode = VisitorRefusalCode | StaffRefusalCode;

/** Messages per field, in the caller's language once they leave the server. */
export type FieldErrors = Record<string, string[]>;

/** A refusal inside the server and the domain: a code with its details. */
export type Refusal = {
  readonly refused: RefusalCode;
  readonly fields?: Record<string, (FieldProblem | StaffFieldProblem)[]>;
  readonly details?: Record<string, unknown>;
  /** Seconds until the caller may try again: the header `Retry-After`. */
  readonly retryAfter?: number;
};

/** What can be wrong with one field; its wording is `field.CODE`. */
export type FieldProblem =
  | 'REQUIRED'
  | 'EMAIL_INVALID'
  | 'PHONE_INVALID'
  | 'TOO_LONG'
  | 'COUNTRY_UNKNOWN'
  | 'OPTION_UNKNOWN'
  | 'ZIP_INVALID'
  | 'IBAN_INVALID'
  | 'VAT_ID_INVALID'
  | 'ROUTING_ID_INVALID'
  | 'DAY_INVALID'
  | 'DAY_PAST'
  | 'DAY_TOO_FAR'
  | 'NUMBER_INVALID'
  /** Not of the type that the call expects. */
  | 'MALFORMED'
  | 'PASSWORD_WRONG'
  | 'PASSWORD_TOO_SHORT'
  | 'PASSWORD_COMMON'
  /** Made of the customer's own names and address, or the museum's name. */
  | 'PASSWORD_PERSONAL'
  | 'PASSWORDS_DIFFER'
  | 'CODE_WRONG'
  | 'EMAILS_DIFFER';

/** Makes a refusal with a code. */
export function refuse(refused: RefusalCode, more: Omit<Refusal, 'refused'> = {}): Refusal {
  return {
    refused,
    ...more,
  };
}

export function isRefusal(answer: unknown): answer is Refusal {
  return typeof answer === 'object' && answer !== null && 'refused' in answer;
}
