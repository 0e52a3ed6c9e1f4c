// Confirm-on-checkout is off in this shop (spec 2): after paying, the visitor confirms on the accepted page.
import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { mailsTo, onlyMailTo } from './mailbox.ts';
import { GERMAN, speechesOf } from './speech.ts';
import { anEmail, continueAsGuest, decide, fillCart, offerOf, order, orderPlaced } from './visitor.ts';

for (const speech of speechesOf('it')) {
  const when = `in ${speech.language}`;
  const { t } = speech;

  test(`the visitor pays, reads once more, and places the order, ${when}`, async ({ page }) => {
    const email = anEmail();
    await fillCart(page, speech);
    await continueAsGuest(page, speech, email);
    await order(page, speech);
    await decide(page, 'Pay');
    await expect(page).toHaveURL(/\/checkout\/accepted/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('cart.accepted'));
    const { event } = await offerOf(page, speech, 'haus-der-maschinen');
    await expect(page.getByRole('region', { name: t('cart.summary') })).toContainText(event.name);
    expect(await mailsTo(email, 'confirm')).toHaveLength(0);
    await page.getByRole('button', { name: t('cart.order'), exact: true }).dblclick();
    await orderPlaced(page, speech);
    await onlyMailTo(email, 'confirm');
    await page.reload();
    await orderPlaced(page, speech);
  });
}

test('a payment that is declined leads back to the cart', async ({ page, watch }) => {
  watch.expectStatus(422);
  const { t } = GERMAN;
  await fillCart(page, GERMAN);
  await continueAsGuest(page, GERMAN, anEmail());
  await order(page, GERMAN);
  await decide(page, 'Decline');
  await page.getByRole('button', { name: t('cart.order'), exact: true }).click();
  await expect(page.getByText(t('cart.failed'))).toBeVisible();
});
