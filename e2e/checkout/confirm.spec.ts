// Confirm-on-checkout is off in this shop (spec 2): after paying, the visitor confirms the order on the accepted page.
import { expect } from '@playwright/test';
import type { Email } from 'postal-mime';
import { test } from '../support/journey.ts';
import { mailsTo, onlyMailTo, waitForLinks } from '../support/mailbox.ts';
import { GERMAN, speechesOf } from '../support/speech.ts';
import {
  continueAsGuest,
  decide,
  fillCart,
  newEmail,
  order,
  ticketOffer,
  visit,
  waitForOrder,
} from '../support/visitor.ts';
import { linkIn, orderFreeTickets } from './free-order-visitor.ts';

for (const speech of speechesOf('it')) {
  const when = `in ${speech.language}`;
  const { t } = speech;

  test(`the visitor pays, reviews the order and places it, ${when}`, async ({ page }) => {
    const email = newEmail();
    await fillCart(page, speech);
    await continueAsGuest(page, speech, email);
    await order(page, speech);
    await decide(page, 'Pay');
    await expect(page).toHaveURL(/\/checkout\/accepted/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('cart.accepted'));
    const { event } = await ticketOffer(page, speech, 'haus-der-maschinen');
    await expect(page.getByRole('region', { name: t('cart.summary') })).toContainText(event.name);
    expect(await mailsTo(email, 'confirm')).toHaveLength(0);
    await page.getByRole('button', { name: t('cart.order'), exact: true }).dblclick();
    await waitForOrder(page, speech);
    await onlyMailTo(email, 'confirm');
    await page.reload();
    await waitForOrder(page, speech);
  });
}

test('free tickets, once they are placed, wait for the link in the mail', async ({ page, context }) => {
  const { t } = GERMAN;
  const email = newEmail();
  await orderFreeTickets(page, GERMAN, email);
  await expect(page).toHaveURL(/\/checkout\/accepted/);
  await page.getByRole('button', { name: t('cart.order.reserve'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('order-link.wait'));
  const [mail] = (await waitForLinks(email, 1, 'confirm')) as [Email];
  const other = await context.newPage();
  await visit(other, linkIn(mail.text));
  await other.getByRole('button', { name: t('order-link.link') }).click();
  const number = await waitForOrder(other, GERMAN);
  expect(await waitForOrder(page, GERMAN)).toBe(number);
});
