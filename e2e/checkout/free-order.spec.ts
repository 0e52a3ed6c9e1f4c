// Free tickets of a guest wait for a link in a mail (ADR 063): one tab waits, the other one confirms.
import { expect } from '@playwright/test';
import type { Email } from 'postal-mime';
import { checkPage } from '../support/check-page.ts';
import { test } from '../support/journey.ts';
import { attachment, pagesOf, waitForLinks, waitForMails } from '../support/mailbox.ts';
import { type Speech, speechesOf } from '../support/speech.ts';
import { mailProblems } from '../support/valid-html.ts';
import { newEmail, visit, waitForOrder } from '../support/visitor.ts';
import { linkIn, orderFreeTickets } from './free-order-visitor.ts';

for (const speech of speechesOf('de')) {
  const { t, language } = speech;

  test(`free tickets are confirmed in the mail, and both tabs show them, in ${language}`, async ({
    page,
    context,
  }) => {
    const email = newEmail();
    await orderFreeTickets(page, speech, email);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('order-link.wait'));
    await expect(page.getByText(t('order-link.wait.text', { email }))).toBeVisible();
    await checkPage(page, language);
    const [mail] = (await waitForLinks(email, 1)) as [Email];
    expect([mail.subject, mail.attachments]).toEqual([t('order-link.subject'), []]);
    expect(await mailProblems(mail.html ?? '')).toEqual([]);

    // A mail program that opens the link confirms nothing.
    const other = await context.newPage();
    await visit(other, linkIn(mail.text));
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(t('order-link.title'));
    await checkPage(other, language);
    expect(new URL(other.url()).hash).toBe('');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('order-link.wait'));

    await other.getByRole('button', { name: t('order-link.link') }).dblclick();
    const number = await waitForOrder(other, speech);
    await expect(
      other.getByRole('heading', { level: 2, name: t('cart.tickets', { count: 2 }) }),
    ).toBeVisible();
    expect(await waitForOrder(page, speech)).toBe(number);
    const tickets = (await waitForMails(email, 2)).find(({ subject }) => subject !== t('order-link.subject'));
    expect(pagesOf(attachment(tickets as Email, 'application/pdf', 3))).toBe(2);
    await other.reload();
    expect(await waitForOrder(other, speech)).toBe(number);
  });
}

const speech = speechesOf('en')[0] as Speech;

test('the mail can be sent again, with the same link, and a link that does not count leads back to the programme', async ({
  page,
  watch,
}) => {
  watch.expectStatus(410);
  const { t } = speech;
  const email = newEmail();
  await orderFreeTickets(page, speech, email);
  await waitForLinks(email, 1);
  await page.getByRole('button', { name: t('order-link.again'), exact: true }).click();
  await expect(page.getByText(t('order-link.again.done'))).toBeVisible();
  const [first, second] = await waitForLinks(email, 2);
  expect(linkIn(second?.text)).toBe(linkIn(first?.text));
  // The visitor notices a wrong address, and begins again with the same cart.
  await page.getByRole('link', { name: t('order-link.back') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('cart.checkout'));

  await visit(page, '/en/confirm-order/#nobodyscart.nobodysproof');
  await page.getByRole('button', { name: t('order-link.link') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('order-link.gone'));
  await page.getByRole('link', { name: t('accounts.programme') }).click();
  await expect(page).toHaveURL(/\/en\/tickets$/);
});
