// What `refusal-cases.ts` and its neighbours are written in: a wrong request, and how several of a kind are put together.
import type { CallKey } from '../../domain/contract.ts';
import type { RefusalCode } from '../../domain/refusal.ts';

export const START = new Date('2026-11-18T07:00:00Z');
export const SLOT = '2026-11-18 10:00';

/** Carts in every state and tokens of every kind, ready before the table is run. */
export type Known = {
  readonly carts: Record<
    'held' | 'confirmed' | 'canceled' | 'lapsed' | 'swept' | 'failed' | 'pending' | 'refunded',
    string
  >;
  /** `good` is a guest's, `account` a registered customer's with `ACCOUNT_PASSWORD`. */
  readonly tokens: Record<'good' | 'account' | (typeof FORGERIES)[number], string>;
};

export type RefusalCase = {
  readonly what: string;
  readonly call: CallKey;
  /** Below `/api/{lang}/`; the call's own path unless it has parameters. */
  readonly path?: string | ((known: Known) => string);
  readonly body?: unknown | ((known: Known) => unknown);
  /** Sent as it is, instead of a JSON body. */
  readonly raw?: string;
  readonly headers?: (known: Known) => Record<string, string>;
  readonly says: `${number} ${RefusalCode}`;
};

/** One grown-up, as it should be. */
export const adult = { type: 'ticket', id: 'flut-normal', datetime: SLOT, count: 1 };
export const HOME = 'http://localhost:3000/de/checkout/success';

export const init = 'POST checkout/initPayment';
export const exec = 'POST checkout/execPayment';
export const guest = 'POST auth/guest';
/** Tokens that nobody was given, or that are over. */
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
/** Of the customer whose token is `account`: MD5, as it travels. */
export const ACCOUNT_PASSWORD = '6d7fce9fee471194aa8b5b6e47267f03';

/** A whole order of one grown-up with something else about it. */
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

/** A call that only who has a token may make, without one and with tokens that are none. */
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

/** Bodies that a call refuses with one code, each by what is wrong with it. */
export function sentTo(
  call: CallKey,
  says: RefusalCase['says'],
  bodies: Record<string, unknown>,
): RefusalCase[] {
  return Object.entries(bodies).map(([what, body]) => ({ what, call, body, says }));
}

/** Carts that cannot be ordered, each by what is wrong with it. */
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

/** Addresses that cannot be asked. */
export function asked(
  call: CallKey,
  says: RefusalCase['says'],
  paths: Record<string, string>,
): RefusalCase[] {
  return Object.entries(paths).map(([what, path]) => ({ what, call, path, says }));
}
