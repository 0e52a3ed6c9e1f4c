// The visitor's cart (spec 3, "Cart state"): it lives in this tab's session storage and costs the server nothing until
// the payment begins (decisions 3). Lines are kept under `cart`; what a payment left behind, under `checkout`.
import { useMemo } from 'react';
import { addLine as withLine } from '../../domain/cart/add-line.ts';
import type { CartLine } from '../../domain/cart/cart-line.ts';
import { type CartTotals, cartTotals } from '../../domain/cart/cart-totals.ts';
import { readLines } from '../../domain/cart/read-lines.ts';
import type { RefusalCode } from '../../domain/refusal.ts';
import { report } from './report.ts';
import { sessionValue, useHydrated } from './session-value.ts';

/** What is wrong with one line: so many can still be had, or words that say it. */
export type LineProblem = { readonly index: number; readonly available?: number; readonly message?: string };

/** What the server said about this cart when a payment was to begin (spec 8, "Payment init 422"). */
export type CartError = {
  readonly code: RefusalCode | 'NETWORK';
  readonly message: string;
  readonly lines: readonly LineProblem[];
  /** The same lines at today's prices, when these have changed. */
  readonly repriced: readonly CartLine[];
};

type Terms = {
  readonly requestInvoice: boolean;
  readonly externalDocumentNumber: string;
  /** The held cart on the server; '' before the first payment was begun. */
  readonly cartId: string;
  /** Until when it is held, an ISO instant, or ''. */
  readonly expires: string;
};

const NO_LINES: readonly CartLine[] = [];
const NO_TERMS: Terms = { requestInvoice: true, externalDocumentNumber: '', cartId: '', expires: '' };
const NO_ERROR: CartError | undefined = undefined;

const readTerms = (stored: unknown): Terms => {
  const given = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>;
  const text = (name: string) => (typeof given[name] === 'string' ? given[name] : '');
  return {
    requestInvoice: given.requestInvoice !== false,
    externalDocumentNumber: text('externalDocumentNumber'),
    cartId: text('cartId'),
    expires: text('expires'),
  };
};

const lines = sessionValue<readonly CartLine[]>('cart', NO_LINES, (stored) => {
  const read = readLines(stored);
  return read.length > 0 ? read : NO_LINES;
});
const terms = sessionValue('checkout', NO_TERMS, readTerms);
const error = sessionValue<CartError | undefined>('cart error', NO_ERROR, () => NO_ERROR);

const keep = (next: readonly CartLine[], stillWrong: readonly LineProblem[] = []) => {
  const problem = error.get();
  lines.set(next.length > 0 ? next : NO_LINES);
  error.set(problem && stillWrong.length > 0 ? { ...problem, lines: stillWrong } : NO_ERROR);
};

const problemsElsewhere = (index: number) =>
  error.get()?.lines.filter((problem) => problem.index !== index) ?? [];

export type Cart = Terms & {
  readonly lines: readonly CartLine[];
  readonly totals: CartTotals;
  readonly error: CartError | undefined;
  /** False on the server and while hydrating: the cart is not known yet, which is not the same as empty. */
  readonly known: boolean;
};

/** The cart in a component. */
export const useCart = (): Cart => {
  const current = lines.use();
  const known = useHydrated();
  const ours = terms.use();
  const problem = error.use();
  const totals = useMemo(() => cartTotals(current), [current]);
  return { ...ours, lines: current, totals, error: problem, known };
};

/** The lines outside of a component. */
export const cartLines = (): readonly CartLine[] => lines.get();

/** The id of the held cart outside of a component, or ''. */
export const heldCartId = (): string => terms.get().cartId;

/** Adds a line; the same ticket for the same time becomes one line with both counts. */
export const addLine = (line: CartLine): void => {
  keep(withLine(lines.get(), line));
  report({ event: 'cart-add', line });
};

export const removeLine = (index: number): void => {
  const line = lines.get()[index];
  if (!line) return;
  const moved = problemsElsewhere(index).map((problem) =>
    problem.index > index ? { ...problem, index: problem.index - 1 } : problem,
  );
  keep(lines.get().toSpliced(index, 1), moved);
  report({ event: 'cart-remove', line });
};

export const replaceLine = (index: number, line: CartLine): void => {
  if (lines.get()[index]) keep(lines.get().with(index, line), problemsElsewhere(index));
};

/** Takes the server's lines, at today's prices, in place of what was shown. */
export const replaceLines = (next: readonly CartLine[]): void => keep(next);

/** Empties the cart and forgets its hold (spec 4). */
export const clearCart = (): void => {
  keep(NO_LINES);
  terms.set(NO_TERMS);
};

export const setRequestInvoice = (requestInvoice: boolean): void =>
  terms.set({ ...terms.get(), requestInvoice });

export const setExternalDocumentNumber = (externalDocumentNumber: string): void =>
  terms.set({ ...terms.get(), externalDocumentNumber: externalDocumentNumber.trim() });

/** Remembers what the server holds, and until when. */
export const setHold = (hold: { cartId: string; expires: string }): void =>
  terms.set({ ...terms.get(), cartId: hold.cartId, expires: hold.expires });

/** Forgets the hold; the lines stay. */
export const clearHold = (): void => setHold({ cartId: '', expires: '' });

export const setCartError = (problem: CartError | undefined): void => error.set(problem);
