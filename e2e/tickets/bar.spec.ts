// The bar with the main button: it says what comes next, stays in view, and lies over nothing.
import { expect, type Page } from '@playwright/test';
import { test } from '../support/journey.ts';
import { tabTo } from '../support/keys.ts';
import { speechesOf } from '../support/speech.ts';
import { addToCart, choose, findVisit, openEvent, ticketOffer } from '../support/visitor.ts';

const PHONE = { width: 390, height: 780 };

function scrolled(page: Page) {
  return page.evaluate(() => window.scrollY);
}

for (const speech of speechesOf('da')) {
  const { t, formats, language } = speech;

  test(`the bar takes the focus without scrolling, names day and time, then the sum, then leads to the checkout, in ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    const at = await findVisit(page, 'stehende-wellen', (places) => places > 20, 50);
    await openEvent(page, speech, 'stehende-wellen', at);
    const bar = page.getByText(
      `${formats.day(at.day, 'brief')} · ${t('visit.entry.at', { time: formats.clock(at.time) })}`,
    );
    await expect(bar).toBeVisible();
    await test.step('the page does not scroll when the focus comes into the bar', async () => {
      await page.getByRole('spinbutton').last().focus();
      await page.keyboard.press('Tab');
      const before = await scrolled(page);
      await tabTo(page, page.getByRole('button', { name: t('tickets.choose') }));
      expect(await scrolled(page)).toBe(before);
    });

    const [adult] = (await ticketOffer(page, speech, 'stehende-wellen', at.day)).tickets;
    await choose(page, speech, adult?.name ?? '', 2);
    const sum = formats.money(2 * (adult?.price ?? 0));
    await expect(
      page.getByRole('button', { name: `${t('tickets.add')} · ${sum}`, exact: true }),
    ).toBeVisible();

    await addToCart(page, speech);
    await expect(page.getByRole('link', { name: t('cart.bar.link') })).toBeFocused();
    await expect(page.getByText(t('tickets.added', { count: 2 }))).toBeVisible();
    // Bar and basket count the same, and no message lies over the page.
    await expect(page.getByText(t('cart.bar', { count: 1 }))).toBeVisible();
    await expect(page.locator('.cart-count')).toContainText(t('site.cartLines', { count: 1 }));
    await expect(page.locator('.toast')).toHaveCount(0);

    await page.getByRole('button', { name: t('cart.bar.more') }).click();
    await expect(page.getByRole('button', { name: t('tickets.choose') })).toBeVisible();
    await expect(
      page.getByRole('button', { name: t('site.more', { label: adult?.name ?? '' }), exact: true }),
    ).toBeFocused();
  });
}
