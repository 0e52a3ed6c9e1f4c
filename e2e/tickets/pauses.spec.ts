// An exhibition pauses (ADR 086): what lists it says until when and why, its days cannot be chosen, and those after them can.
import { expect } from '@playwright/test';
import { addDays } from '../../domain/museum-time.ts';
import { inspect } from '../support/inspect.ts';
import { test } from '../support/journey.ts';
import { speechesOf } from '../support/speech.ts';
import { addToCart, choose, goToCheckout, openEvent, orderButton, ticketOffer } from '../support/visitor.ts';

const DESK = { width: 1280, height: 800 };
const REASON = 'Closed for rebuilding';

for (const speech of speechesOf('en')) {
  const { language, t, formats } = speech;

  test(`an exhibition that pauses says until when, and is bought for the day after, in ${language}`, async ({
    page,
  }) => {
    await test.step('one that pauses until further notice offers the programme', async () => {
      await openEvent(page, speech, 'stehende-wellen');
      const visiting = page.getByRole('region', { name: t('tickets.visit') });
      await expect(visiting).toContainText(t('tickets.paused'));
      await expect(visiting).toContainText(REASON);
      await inspect(page);
      await page.setViewportSize(DESK);
      await visiting.getByRole('link', { name: t('tickets.programme') }).click();
    });

    const { event, tickets } = await ticketOffer(page, speech, 'nachtlinien');
    const until = event.pauses[0]?.to ?? '';
    const paused = t('tickets.paused.until', { day: formats.day(until) });
    const row = page.getByRole('article').filter({ hasText: event.name });
    await test.step('the list says until when and why, also that of a day', async () => {
      await expect(row).toContainText(paused);
      await expect(row).toContainText(REASON);
      await expect(row).toContainText(
        t('tickets.paused.again', { day: formats.day(event.next_date ?? '', 'brief') }),
      );
      await expect(row).not.toContainText(t('site.soldOut'));
      await page.getByLabel(t('tickets.day.choose')).fill(addDays(until, -3));
      await page.getByRole('button', { name: t('tickets.day.show') }).click();
      await expect(page).toHaveURL(/date=/);
      await expect(row).toContainText(paused);
      // From the list of a day, the page would open on that day.
      await page.goBack();
      await expect(page).not.toHaveURL(/date=/);
    });
    await test.step('so does its page', async () => {
      await row.getByRole('link', { name: event.name }).click();
      await expect(page.getByText(`${paused} · ${REASON}`)).toBeVisible();
      await inspect(page);
      await page.setViewportSize(DESK);
    });
    await test.step('a paused day cannot be chosen, and the day after the pause can be bought', async () => {
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
  });
}
