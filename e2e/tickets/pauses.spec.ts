// An exhibition pauses (ADR 086): what lists it says until when and why, its days cannot be chosen, and those after them can.
import { expect } from '@playwright/test';
import { addDays } from '../../domain/museum-time.ts';
import { inspect } from '../support/inspect.ts';
import { test } from '../support/journey.ts';
import { speechesOf } from '../support/speech.ts';
import {
  addToCart,
  choose,
  goToCheckout,
  openEvent,
  orderButton,
  ticketOffer,
  visit,
} from '../support/visitor.ts';

const REASON = 'Closed for rebuilding';

for (const speech of speechesOf('en')) {
  const { language, t, formats } = speech;

  test(`list, home page and page say until when it is paused, in ${language}`, async ({ page }) => {
    const { event } = await ticketOffer(page, speech, 'nachtlinien');
    const until = event.pauses[0]?.to ?? '';
    const paused = t('tickets.paused.until', { day: formats.day(until) });
    await visit(page, `/${language}/tickets`);
    const row = page.getByRole('article').filter({ hasText: event.name });
    await expect(row).toContainText(paused);
    await expect(row).toContainText(REASON);
    await expect(row).toContainText(
      t('tickets.paused.again', { day: formats.day(event.next_date ?? '', 'brief') }),
    );
    await expect(row).not.toContainText(t('site.soldOut'));
    await visit(page, `/${language}/tickets?date=${addDays(until, -3)}`);
    await expect(page.getByRole('article').filter({ hasText: event.name })).toContainText(paused);
    await openEvent(page, speech, 'nachtlinien');
    await expect(page.getByText(`${paused} · ${REASON}`)).toBeVisible();
    await inspect(page);
  });

  test(`a paused day cannot be chosen, and the day after the pause can be bought, in ${language}`, async ({
    page,
  }) => {
    const { event, tickets } = await ticketOffer(page, speech, 'nachtlinien');
    const until = event.pauses[0]?.to ?? '';
    await openEvent(page, speech, 'nachtlinien');
    const name = t('visit.day.paused', { day: formats.day(until, 'yearless') });
    const day = page.getByRole('gridcell').getByRole('button', { name });
    while ((await day.count()) === 0)
      await page.getByRole('button', { name: t('visit.month.previous') }).click();
    await expect(day).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('radio', { disabled: false }).first().check();
    await choose(page, speech, tickets.find(({ price }) => price > 0)?.name ?? '');
    await addToCart(page, speech);
    await goToCheckout(page, speech);
    await expect(page.getByText(formats.day(event.next_date ?? '', 'full')).first()).toBeVisible();
    await expect(orderButton(page, speech)).toBeVisible();
  });

  test(`one that pauses until further notice offers the programme, in ${language}`, async ({ page }) => {
    await openEvent(page, speech, 'stehende-wellen');
    const visiting = page.getByRole('region', { name: t('tickets.visit') });
    await expect(visiting).toContainText(t('tickets.paused'));
    await expect(visiting).toContainText(REASON);
    await expect(visiting.getByRole('link', { name: t('tickets.programme') })).toBeVisible();
    await inspect(page);
  });
}
