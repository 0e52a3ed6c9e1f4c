// The order's page is where visitors look for their tickets: behind the mail's link, on whichever phone is at the door.
import { expect, type Page } from '@playwright/test';
import type { Order } from '../../domain/orders/order.ts';
import { inspect } from '../support/inspect.ts';
import { test } from '../support/journey.ts';
import { onlyMailTo } from '../support/mailbox.ts';
import { GERMAN } from '../support/speech.ts';
import {
  addToCart,
  buyExpress,
  choose,
  findVisit,
  goToCheckout,
  newEmail,
  openEvent,
  ticketOffer,
  visit,
} from '../support/visitor.ts';

const { t } = GERMAN;

/** Buys two tickets with a time and returns the link in the mail. */
async function buyTwo(page: Page): Promise<string> {
  const email = newEmail();
  const at = await findVisit(page, 'mondwasser', (places) => places > 20, 30);
  await openEvent(page, GERMAN, 'mondwasser', at);
  const [adult] = (await ticketOffer(page, GERMAN, 'mondwasser')).tickets;
  await choose(page, GERMAN, adult?.name ?? '', 2);
  await addToCart(page, GERMAN);
  await goToCheckout(page, GERMAN);
  await buyExpress(page, GERMAN, email);
  const mail = await onlyMailTo(email);
  return mail.text?.match(/http\S+\/order-review\/\w+/)?.[0] ?? '';
}

test('opens with the tickets for whoever holds the link: codes, time and house, then the way, then the amounts', async ({
  page,
  anotherVisitor,
}) => {
  const link = await buyTwo(page);
  const friend = await anotherVisitor();
  await visit(friend, link);
  const headings = friend.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings).toHaveText([
    t('cart.tickets', { count: 2 }),
    t('cart.directions'),
    t('cart.review.lines'),
  ]);
  const tickets = friend.getByRole('region', { name: t('cart.tickets', { count: 2 }) }).getByRole('listitem');
  await expect(tickets).toHaveCount(2);
  for (const ticket of await tickets.all()) {
    const code = ticket.getByRole('img');
    await expect(code).toHaveJSProperty('complete', true);
    expect(await code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expect(ticket).toContainText('Neue Galerie');
    await expect(ticket).toContainText(/\d\d:\d\d/);
  }
  // Side by side where there is room.
  const [first, second] = await Promise.all((await tickets.all()).map((ticket) => ticket.boundingBox()));
  expect(second?.y).toBe(first?.y);
});

test('shows the tickets of a refunded order as void, without a code', async ({ page }) => {
  const link = await buyTwo(page);
  await page.route('/api/**/order/review**', async (route) => {
    const answer = await route.fetch();
    const { data } = (await answer.json()) as { data: Order };
    await route.fulfill({ response: answer, json: { data: { ...data, state: 'refunded' } } });
  });
  await visit(page, link);
  const tickets = page.getByRole('region', { name: t('cart.tickets', { count: 2 }) });
  await expect(tickets.getByText(t('cart.ticket.void'))).toHaveCount(2);
  await expect(tickets.getByRole('img')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: t('cart.directions') })).toHaveCount(0);
});

test('says first that a visit does not take place as bought, why, and whom to ask', async ({ page }) => {
  const link = await buyTwo(page);
  const paused = { line: 0, why: 'paused', until: '2027-01-10', reason: 'Wegen Umbau geschlossen.' };
  await page.route('/api/**/order/review**', async (route) => {
    const answer = await route.fetch();
    const { data } = (await answer.json()) as { data: Order };
    await route.fulfill({ response: answer, json: { data: { ...data, stranded: [paused] } } });
  });
  await visit(page, link);
  const note = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: t('cart.stranded', { count: 1 }) });
  await expect(note).toContainText('Mondwasser');
  await expect(note).toContainText(
    `${t('cart.stranded.paused.until', { day: GERMAN.formats.day('2027-01-10') })} Wegen Umbau`,
  );
  await expect(note.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  await expect(note.getByRole('link', { name: /\d{4}/ })).toHaveAttribute('href', /^tel:/);
  await inspect(page);
});
