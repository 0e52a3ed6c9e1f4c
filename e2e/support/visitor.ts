// What a visitor does. Controls are found by the words on the page.
import { expect, type Page } from '@playwright/test';
import type { CartItem } from '../../domain/product-kinds.ts';
import type { EventTickets } from '../../domain/tickets/event.ts';
import { waitForCompletePage } from './journey.ts';
import { GERMAN, type Speech } from './speech.ts';

/** Where a visitor uses the shop: in a page, or in a frame in the page of another site. */
export type Place = Pick<Page, 'getByRole' | 'getByText' | 'locator'>;

/** Opens a page and waits until the app has started, because the app does not answer clicks before that. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForApp(page);
}

export async function waitForApp(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector('h1');
    const isKnown = heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber'));
    // React attaches to a page part by part; the element is removed at the end.
    return isKnown && document.querySelector('#foyer-shop') === null;
  });
}

/** The data that a call of the API returns. */
export async function apiData<T>(page: Page, path: string): Promise<T> {
  const response = await page.request.get(path);
  expect(response.status(), path).toBe(200);
  return ((await response.json()) as { data: T }).data;
}

/** Reads an event's tickets and times from the API, so that a journey knows which words to look for. */
export function ticketOffer(
  page: Page,
  { language }: Speech,
  id: string,
  day?: string,
): Promise<EventTickets> {
  return apiData(page, `/api/${language}/ticket/collect/event/${id}${day ? `/date/${day}` : ''}`);
}

export type Visit = { readonly day: string; readonly time: string; readonly places: number };

function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/**
 * The first visit, from a number of days ahead, whose number of free places is as wanted. Journeys that run at the same
 * time use different weeks.
 */
export async function findVisit(
  page: Page,
  id: string,
  wanted: (places: number) => boolean,
  daysAhead: number,
): Promise<Visit> {
  const { first } = await apiData<{ first: string }>(page, `/api/de/ticket/lifetime?event=${id}`);
  const from = addDays(first, daysAhead);
  const range = `${from};${addDays(from, 40)}`;
  const calendar = await apiData<Record<string, number>>(
    page,
    `/api/de/ticket/calendar/event/${id}/range/${range}?deep=1`,
  );
  for (const [day, left] of Object.entries(calendar).sort()) {
    if (left === 0) continue;
    const { timeslot } = await ticketOffer(page, GERMAN, id, day);
    const found = timeslot.find(({ max_tickets }) => wanted(max_tickets));
    if (found) return { day, time: found.datetime.slice(11), places: found.max_tickets };
  }
  throw new Error(`There is no such visit of ${id} after ${from}.`);
}

/** Opens an event's page, optionally on a day and time. */
export async function openEvent(
  page: Page,
  { language, formats }: Speech,
  id: string,
  at?: Visit,
): Promise<void> {
  await visit(page, `/${language}/tickets/${id}${at ? `?date=${at.day}&time=${at.time}` : ''}`);
  if (at) await expect(page.getByRole('radio', { name: formats.clock(at.time), exact: false })).toBeChecked();
}

/** Presses "one more" until the count is reached. @param from the count that stands there already */
export async function choose(page: Place, { t }: Speech, label: string, count = 1, from = 0): Promise<void> {
  for (let pressed = from; pressed < count; pressed += 1)
    await page.getByRole('button', { name: t('site.more', { label }), exact: true }).click();
  await expect(page.getByRole('spinbutton', { name: label, exact: true })).toHaveValue(String(count));
}

/** Types a count and leaves the field. */
export async function typeCount(page: Place, label: string, count: number): Promise<void> {
  const field = page.getByRole('spinbutton', { name: label, exact: true });
  await field.fill(String(count));
  await field.blur();
}

export async function addToCart(page: Place, { t }: Speech): Promise<void> {
  await page.getByRole('button', { name: t('tickets.add') }).click();
  await expect(page.getByRole('link', { name: t('cart.bar.link') })).toBeVisible();
}

/** Goes to the checkout and opens the cart there. */
export async function goToCheckout(page: Place, speech: Speech): Promise<void> {
  const { t } = speech;
  await page.getByRole('link', { name: t('cart.bar.link') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('cart.checkout'));
  await openCart(page, speech);
}

/** Opens the cart's lines at the checkout, where they are folded. */
export async function openCart(page: Place, speech: Speech): Promise<void> {
  const fold = page.getByText(speech.t('cart.fold'));
  await expect(fold).toBeVisible();
  // Whoever opened it before finds it open.
  if ((await page.locator('details[open]').filter({ has: fold }).count()) === 0) await fold.click();
  await expect(cartLines(page, speech).first()).toBeVisible();
}

/** Begins at the checkout, its lines open, with what was chosen before: for journeys that are not about choosing. */
export async function arriveWithCart(page: Page, speech: Speech, items: readonly CartItem[]): Promise<void> {
  const { language } = speech;
  const data = { cart: { ver: 1, items } };
  const named = await page.request.post(`/api/${language}/checkout/lines`, { data });
  const { data: lines } = (await named.json()) as { data: unknown[] };
  expect(lines, 'lines of the cart').toEqual(items.map(() => expect.anything()));
  // The smallest answer of the shop: the cart is in the storage of its origin.
  await page.goto('/healthz');
  await page.evaluate((cart) => {
    sessionStorage.setItem('cart', JSON.stringify(cart));
    sessionStorage.setItem('cart open', 'true');
  }, lines);
  await visit(page, `/${language}/checkout`);
  await expect(cartLines(page, speech)).toHaveCount(items.length);
}

/** Begins at the checkout with one ticket of an event. */
export async function fillCart(page: Page, speech: Speech, id = 'haus-der-maschinen'): Promise<void> {
  const { event, tickets } = await ticketOffer(page, speech, id);
  const { first } = await apiData<{ first: string }>(page, `/api/de/ticket/lifetime?event=${id}`);
  const ticket = { id: tickets[0]?.id ?? '', count: 1 };
  await arriveWithCart(page, speech, [
    event.all_day
      ? { type: 'dayTicket', datetime: first, dayTickets: [ticket] }
      : { type: 'ticket', ...ticket },
  ]);
}

/** A new e-mail address, so that a journey finds only its own mails. */
export function newEmail(): string {
  return `visitor-${crypto.randomUUID().slice(0, 13)}@example.org`;
}

/** Fills in what every guest is asked for. */
export async function fillInDetails(page: Page, { t }: Speech, email: string): Promise<void> {
  const given: [string, string][] = [
    [t('customers.field.fname'), 'Ada'],
    [t('customers.field.lname'), 'Lovelace'],
    [t('customers.field.email'), email],
  ];
  for (const [label, value] of given)
    await page.getByRole('textbox', { name: label, exact: true }).fill(value);
}

/** Tells at the checkout who buys, as a guest. */
export async function continueAsGuest(page: Page, speech: Speech, email: string): Promise<void> {
  await fillInDetails(page, speech, email);
  await fillInDelivery(page, speech);
}

/** Where a parcel goes; its name is the guest's. */
export async function fillInDelivery(page: Page, { t }: Speech): Promise<void> {
  await waitForCompletePage(page);
  const parcel = page.getByRole('region', { name: t('customers.shipping'), exact: true });
  if (!(await parcel.isVisible())) return;
  const given = { street: 'Am Kai 1', zip: '20457', city: 'Hamburg' };
  for (const [field, value] of Object.entries(given))
    await parcel
      .getByRole('textbox', { name: t(`customers.field.${field as keyof typeof given}`), exact: true })
      .fill(value);
}

/** Chooses at the checkout to pay without giving any details. */
export async function chooseExpress(page: Place, { t }: Speech): Promise<void> {
  await page.getByRole('radio', { name: 'Express' }).check();
  await expect(page.getByRole('button', { name: t('cart.express.instead') })).toBeVisible();
}

export function acceptTerms(page: Place, { t }: Speech) {
  return page.getByRole('checkbox', { name: t('cart.accept.terms') }).check();
}

export function orderButton(page: Place, { t }: Speech) {
  return page.getByRole('button', { name: t('cart.order'), exact: true });
}

/** Accepts the terms and orders; ends at the demo bank. */
export async function order(page: Page, speech: Speech): Promise<void> {
  await acceptTerms(page, speech);
  await orderButton(page, speech).click();
  await expectBankPage(page, speech);
}

export async function expectBankPage(page: Page, { bank }: Speech): Promise<void> {
  await page.waitForURL(/\/demo-bank\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(bank['bank.title']);
}

export type Decision = 'Pay' | 'Decline' | 'Cancel' | 'Pay later';

export function decide(page: Page, decision: Decision) {
  return page.getByRole('button', { name: decision, exact: true }).click();
}

/** Pays at the demo bank by express payment, where the bank asks who pays. */
export async function payExpress(page: Page, { bank }: Speech, email: string): Promise<void> {
  await page.getByRole('textbox', { name: bank['bank.payer.email'] }).fill(email);
  await decide(page, 'Pay');
}

/** Waits for the order's page and returns the order's number. */
export async function waitForOrder(page: Place, { t }: Speech): Promise<string> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('cart.success'), { timeout: 30_000 });
  const [before = '', after = ''] = t('cart.success.number', { number: '§' }).split('§');
  const line = await page
    .getByText(before.trim() || after.trim())
    .first()
    .textContent();
  return (line ?? '').replace(before, '').replace(after, '').trim();
}

/** Buys as a guest, from the checkout to the order's page. Returns the order's number. */
export async function buyAsGuest(page: Page, speech: Speech, email: string): Promise<string> {
  await continueAsGuest(page, speech, email);
  await order(page, speech);
  await decide(page, 'Pay');
  return waitForOrder(page, speech);
}

/** Buys by express payment, the quickest way, for journeys about something else. Returns the order's number. */
export async function buyExpress(page: Page, speech: Speech, email: string): Promise<string> {
  await chooseExpress(page, speech);
  await order(page, speech);
  await payExpress(page, speech, email);
  return waitForOrder(page, speech);
}

export function cartLines(page: Place, { t }: Speech) {
  const lines = page.getByRole('region', { name: t('cart.lines'), includeHidden: true });
  return lines.getByRole('heading', { level: 3, includeHidden: true });
}
