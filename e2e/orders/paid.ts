// Whoever has chosen and paid, and comes back from the bank: for journeys about the tickets that they get.
import { expect, type Page } from '@playwright/test';
import { hold, pay } from '../support/bought.ts';
import type { Speech } from '../support/speech.ts';
import { findVisit, newEmail, type Visit, visit, waitForOrder } from '../support/visitor.ts';

const EVENT = 'mondwasser';

/** A visit for which there are places, so many days ahead at the earliest. */
export function findPlaces(page: Page, daysAhead: number): Promise<Visit> {
  return findVisit(page, EVENT, (places) => places > 20, daysAhead);
}

/** An item of a cart: tickets of a kind for a visit. */
export function ticketsFor({ day, time }: Visit, count: number, id = 'mond-adult') {
  return { type: 'ticket', id, datetime: `${day} ${time}`, count };
}

/** Pays for tickets, and comes back from the bank to the success page. Returns the order's number and its page's path. */
export async function comeBackWith(
  page: Page,
  speech: Speech,
  items: readonly object[],
  email = newEmail(),
): Promise<{ number: string; review: string }> {
  const { cartId } = await hold(page, speech.language, { cart: { items } });
  await visit(page, await pay(page, cartId, email));
  const number = await waitForOrder(page, speech);
  const review = page.getByRole('link', { name: speech.t('cart.success.review') });
  await expect(review).toBeVisible();
  return { number, review: (await review.getAttribute('href')) ?? '' };
}
