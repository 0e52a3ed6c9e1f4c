// What `refusal-cases.ts` and its neighbours are written in: a wrong request, and how several of a kind are put together.
import type { CallKey } from '../domain/contract.ts';
import type { RefusalCode } from '../domain/refusal.ts';

export const START = new Date('2026-11-18T07:00:00Z');
export const SLOT = '2026-11-18 10:00';

/** Carts in every state and tokens of every kind, ready before the table is run. */
export type Known = {
  readonly carts: Record<
    'held' | 'confirmed' | 'canceled' | 'lapsed' | 'swept' | 'failed' | 'pending' | 'refunded',
    string
  >;
  readonly tokens: Record<'good' | 'altered' | 'unsigned' | 'otherSecret' | 'expired' | 'ofNobody', string>;
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
/** A whole order of one grown-up with something else about it. */
export const order = (more: object = {}, cart: object = {}) => ({
  payart: 177,
  cart: { ver: 1, items: [adult], ...cart },
  url: { continue: HOME, cancel: HOME },
  ...more,
});
export const init = 'POST checkout/initPayment';
/** Bodies that a call refuses with one code, each by what is wrong with it. */
export const sentTo = (
  call: CallKey,
  says: RefusalCase['says'],
  bodies: Record<string, unknown>,
): RefusalCase[] => Object.entries(bodies).map(([what, body]) => ({ what, call, body, says }));
/** Items that cannot be ordered. */
export const itemsSaying = (says: RefusalCase['says'], items: Record<string, unknown>): RefusalCase[] =>
  sentTo(
    init,
    says,
    Object.fromEntries(Object.entries(items).map(([what, item]) => [what, order({}, { items: [item] })])),
  );
/** Addresses that cannot be asked. */
export const asked = (
  call: CallKey,
  says: RefusalCase['says'],
  paths: Record<string, string>,
): RefusalCase[] => Object.entries(paths).map(([what, path]) => ({ what, call, path, says }));
