// The order's page is where visitors look for their tickets: behind the mail's link, on whichever phone is at the door.
import { expect, type Page } from '@playwright/test';
import type { Order } from '../../domain/orders/order.ts';
import { buy } from '../support/bought.ts';
import { inspect } from '../support/inspect.ts';
import { test } from '../support/journey.ts';
import { GERMAN } from '../support/speech.ts';
import { newEmail, visit } from '../support/visitor.ts';
import { findPlaces, ticketsFor } from './paid.ts';

const { t, formats } = GERMAN;

/** The order that the page is told, changed. */
async function change(page: Page, differs: object) {
  await page.unroute('/api/**/order/review**');
  await page.route('/api/**/order/review**', async (route) => {
    const answer = await route.fetch();
    const { data } = (await answer.json()) as { data: Order };
    await route.fulfill({ response: answer, json: { data: { ...data, ...differs } } });
  });
}

test('an order’s page opens with the tickets for whoever holds its link, says what has changed, and has no codes once it is refunded', async ({
  page,
}) => {
  const { booking_id } = await buy(page, newEmail(), [ticketsFor(await findPlaces(page, 30), 2)]);
  await visit(page, `/de/order-review/${booking_id}`);
  const region = page.getByRole('region', { name: t('cart.tickets', { count: 2 }) });
  await test.step('codes, time and house, then the way, then the amounts', async () => {
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      t('cart.tickets', { count: 2 }),
      t('cart.directions'),
      t('cart.review.lines'),
    ]);
    const tickets = region.getByRole('listitem');
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

  await test.step('refunded, its tickets are void, without a code', async () => {
    await change(page, { state: 'refunded' });
    await page.reload();
    await expect(region.getByText(t('cart.ticket.void'))).toHaveCount(2);
    await expect(region.getByRole('img')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: t('cart.directions') })).toHaveCount(0);
  });

  await test.step('first that a visit does not take place as bought, why, and whom to ask', async () => {
    const paused = { line: 0, why: 'paused', until: '2027-01-10', reason: 'Wegen Umbau geschlossen.' };
    await change(page, { stranded: [paused] });
    await page.reload();
    const note = page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: t('cart.stranded', { count: 1 }) });
    await expect(note).toContainText('Mondwasser');
    await expect(note).toContainText(
      `${t('cart.stranded.paused.until', { day: formats.day('2027-01-10') })} Wegen Umbau`,
    );
    await expect(note.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
    await expect(note.getByRole('link', { name: /\d{4}/ })).toHaveAttribute('href', /^tel:/);
    await inspect(page);
  });
});
