// The type of a wrong request in the `refusal-cases*.ts` files, and functions that build several cases of one kind.
import type { CallKey } from '../../../domain/contract.ts';
import type { RefusalCode } from '../../../domain/refusal.ts';

export const START = new Date('2026-11-18T07:00:00Z');
export const SLOT = '2026-11-18 10:00';

/** Carts in every state and tokens of every kind, created before the cases run. */
export type Known = {
  readonly carts: Record<
    'held' | 'confirmed' | 'canceled' | 'lapsed' | 'swept' | 'failed' | 'pending' | 'refunded',
    string
  >;
  /** `good` belongs to a guest, `account` to a registered customer with `ACCOUNT_PASSWORD`. */
  readonly tokens: Record<'good' | 'account' | (typeof FORGERIES)[number], string>;
  /** The secret of a link that confirms the address of an account with `ACCOUNT_PASSWORD`. */
  readonly link: string;
  /** The secret of a link to recover the password of `protected@example.org`, which signs in in two steps. */
  readonly recovery: string;
  /** The token of an account that is setting up its second step. */
  readonly pending: string;
};

export type RefusalCase = {
  readonly what: string;
  readonly call: CallKey;
  /** The path below `/api/{lang}/`. Without it, the call's own path. */
  readonly path?: string | ((known: Known) => string);
  readonly body?: unknown | ((known: Known) => unknown);
  /** The raw body to send, instead of a JSON body. */
  readonly raw?: string;
  readonly headers?: (known: Known) => Record<string, string>;
  readonly says: `${number} ${RefusalCode}`;
};

/** A correct item: one ticket for an adult. */
export const adult = { type: 'ticket', id: 'flut-normal', datetime: SLOT, count: 1 };
export const HOME = 'http://localhost:3000/de/checkout/success';

export const init = 'POST checkout/initPayment';
export const exec = 'POST checkout/execPayment';
export const guest = 'POST auth/guest';
/** Forged and expired tokens. */
export const FORGERIES = [
  'altered',
  'unsigned',
  'otherSecret',
  'expired',
  'ofNobody',
  'loggedOut',
  'passwordChanged',
  'deleted',
] as const;
/** The MD5 digest of the account's password, as browsers send it. */
export const ACCOUNT_PASSWORD = '6d7fce9fee471194aa8b5b6e47267f03';

/** A complete order of one adult ticket, with changes. */
export function order(more: object = {}, cart: object = {}) {
  return {
    payart: 177,
    cart: { ver: 1, items: [adult], ...cart },
    url: { continue: HOME, cancel: HOME },
    ...more,
  };
}

export function asAccount({ tokens }: Known) {
  return { authorization: `Bearer ${tokens.account}` };
}

export function asGuest({ tokens }: Known) {
  return { authorization: `Bearer ${tokens.good}` };
}

/** A call that needs a token: without a token and with invalid ones. */
export function tokenCases(call: CallKey, body?: unknown): RefusalCase[] {
  return [{ what: 'no token', call, body, says: '401 TOKEN_MISSING' }, ...forgedCases(call, body)];
}

export function forgedCases(call: CallKey, body?: unknown): RefusalCase[] {
  return FORGERIES.map((forgery) => ({
    what: `a token that is ${forgery}`,
    call,
    body,
    headers: ({ tokens }) => ({ authorization: `Bearer ${tokens[forgery]}` }),
    says: '401 TOKEN_INVALID',
  }));
}

/** Bodies that a call refuses with the same code, by a description of the error. */
export function sentTo(
  call: CallKey,
  says: RefusalCase['says'],
  bodies: Record<string, unknown>,
): RefusalCase[] {
  return Object.entries(bodies).map(([what, body]) => ({ what, call, body, says }));
}

/** Carts that cannot be ordered, by a description of the error. */
export function cartsSaying(says: RefusalCase['says'], carts: Record<string, object>): RefusalCase[] {
  return sentTo(
    init,
    says,
    Object.fromEntries(Object.entries(carts).map(([what, cart]) => [what, order({}, cart)])),
  );
}

/** Items that cannot be ordered. */
export function itemsSaying(says: RefusalCase['says'], items: Record<string, unknown>): RefusalCase[] {
  return cartsSaying(
    says,
    Object.fromEntries(Object.entries(items).map(([what, item]) => [what, { items: [item] }])),
  );
}

/** GET requests that are refused, by a description of the error. */
export function asked(
  call: CallKey,
  says: RefusalCase['says'],
  paths: Record<string, string>,
): RefusalCase[] {
  return Object.entries(paths).map(([what, path]) => ({ what, call, path, says }));
}
