// Suggestions beside a cart at the checkout (spec 1, "upsell suggestions"): articles that belong to a visited
// exhibition, and the annual pass where it would not have cost more. A cart without a visit gets no suggestions.
import type { Cents } from '../money.ts';

/** The most that is offered at once. */
const MOST_SUGGESTIONS = 3;

/** A ticket in the cart: `day` is '' where any day will do. Tickets for several people together are left out. */
export type CartAdmission = { readonly eventId: string; readonly day: string; readonly price: Cents };

/** A visit that is in the cart; `eventId` is null for a tour that belongs to no event. */
export type CartVisit = { readonly eventId: string | null; readonly admissions: readonly CartAdmission[] };

/** What could be offered, in the museum's order. */
export type Offer = {
  readonly id: string;
  readonly price: Cents;
  readonly isPass: boolean;
  /** Not sold out. */
  readonly available: boolean;
  /** Ids of events; empty for an offer that belongs to no particular event. */
  readonly goes_with: readonly string[];
};

/** `of` is the event that it goes with, '' for a pass and for an offer that belongs to the whole museum. */
export type SuggestedOffer = {
  readonly id: string;
  readonly reason: 'goes-with' | 'would-be-cheaper';
  readonly of: string;
};

/**
 * What the admissions of one person cost, in cents: the dearest one for each event and day, since a person needs only
 * one.
 */
export function onePersonsAdmissions(admissions: readonly CartAdmission[]): Cents {
  const dearest = new Map<string, Cents>();
  for (const { eventId, day, price } of admissions) {
    const visit = `${day} ${eventId}`;
    dearest.set(visit, Math.max(price, dearest.get(visit) ?? 0));
  }
  return [...dearest.values()].reduce((sum, price) => sum + price, 0);
}

/**
 * At most three offers for a cart, none of them in it: the pass first, then what goes with an event, the events in the
 * cart's order; where nothing does, what belongs to the whole museum.
 */
export function suggestOffers(cart: {
  readonly offers: readonly Offer[];
  /** Ids of the articles and passes in the cart. */
  readonly inCart: ReadonlySet<string>;
  /** Events that are visited, tours through them included. */
  readonly events: readonly string[];
  /** Does the cart hold any visit, including tours that belong to no event? */
  readonly visits: boolean;
  readonly admissions: readonly CartAdmission[];
}): SuggestedOffer[] {
  const { offers, inCart, events, visits, admissions } = cart;
  if (!visits) return [];
  const pass = passFor(offers, inCart, onePersonsAdmissions(admissions)).map(
    ({ id }): SuggestedOffer => ({ id, reason: 'would-be-cheaper', of: '' }),
  );
  const free = offers.filter(({ id, isPass, available }) => !isPass && available && !inCart.has(id));
  const fitting = events.flatMap((of) =>
    free
      .filter(({ goes_with }) => goes_with.includes(of))
      .map(({ id }): SuggestedOffer => ({ id, reason: 'goes-with', of })),
  );
  const ofTheHouse = free
    .filter(({ goes_with }) => goes_with.length === 0)
    .map(({ id }): SuggestedOffer => ({ id, reason: 'goes-with', of: '' }));
  const articles = fitting.length > 0 ? fitting : ofTheHouse;
  const once = articles.filter(({ id }, index) => articles.findIndex((other) => other.id === id) === index);
  return [...pass, ...once].slice(0, MOST_SUGGESTIONS);
}

/**
 * The pass that would not have cost more. Only the museum's first: a cart does not say who is entitled to a concession.
 * A visitor with a pass in the cart needs no other.
 */
function passFor(offers: readonly Offer[], inCart: ReadonlySet<string>, spent: Cents): Offer[] {
  const passes = offers.filter(({ isPass }) => isPass);
  const [first] = passes;
  return first?.available && first.price <= spent && !passes.some(({ id }) => inCart.has(id)) ? [first] : [];
}
