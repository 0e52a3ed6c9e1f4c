// A school pays later: its order is found among those that wait, the payment is noted by keyboard alone, and the tickets go out.
import { expect } from '@playwright/test';
import { reserve } from '../support/bought.ts';
import { checkPage } from '../support/check-page.ts';
import { inspect } from '../support/inspect.ts';
import { test } from '../support/journey.ts';
import { submitByEnter } from '../support/keys.ts';
import { waitForMails } from '../support/mailbox.ts';
import { mailProblems } from '../support/valid-html.ts';
import { newEmail } from '../support/visitor.ts';
import { amountInEffect, follow, goByMenu, looksRight, PHONE, press, reach, typeInto } from './by-keys.ts';
import { enterAs, menuLink, officeSpeech } from './colleague.ts';

test.describe('on a phone, in English', () => {
  test.use({ viewport: PHONE, hasTouch: true, locale: 'en-GB' });

  test('a school pays later, and the payment is noted by keyboard alone', async ({ page, watch }) => {
    // An amount that is not what is due.
    watch.expectStatus(422);
    const speech = officeSpeech('en');
    const { t } = speech;
    await enterAs(page, speech, 'service');
    const email = newEmail();
    const school = `Schule ${email.replace(/@.*/, '')}`;
    await reserve(page, email, school);
    await waitForMails(email, 1);

    await goByMenu(page, speech, 'office.menu.reserved');
    await expect(page.getByRole('heading', { level: 1, name: t('reserved.title') })).toBeVisible();
    await typeInto(page, page.getByRole('searchbox', { name: t('reserved.search') }), school);
    await expect(page.getByRole('row')).toHaveCount(2);
    await looksRight(page);
    await follow(page, page.getByRole('link', { name: new RegExp(school) }));
    const title = t('reserved.order.title', { name: school });
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await inspect(page);
    await page.setViewportSize(PHONE);

    await press(page, t('note.button'));
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(t('note.effect.mail', { email }));
    await reach(page, dialog.getByLabel(t('note.means')));
    await page.keyboard.press('ArrowDown');
    const amount = dialog.getByLabel(t('note.amount'));
    await typeInto(page, amount, '1,00');
    await typeInto(page, dialog.getByLabel(t('note.receipt')), 'T-4711');
    await submitByEnter(page, dialog);
    await expect(amount).toHaveAccessibleDescription(/./);
    await looksRight(page);
    await typeInto(page, amount, await amountInEffect(dialog));
    await submitByEnter(page, dialog);
    await expect(dialog).toBeHidden();
    await page.waitForURL(/\/office\/orders\/\d{4}-\d+$/);
    await expect(page.getByRole('main')).toContainText('T-4711');
    await expect(page.getByRole('main')).toContainText(t('provider.terminal'));
    await looksRight(page);
    const papers = (await waitForMails(email, 2)).flatMap(({ attachments }) => attachments);
    expect(papers.map(({ mimeType }) => mimeType)).toContain('application/pdf');
  });
});

test('the school gets a payment link instead, and pays with it', async ({ page, anotherVisitor, watch }) => {
  watch.expectStatus(401);
  // The order waits for its money, as the page asks; and the link, once it is used.
  watch.expectStatus(202);
  const speech = officeSpeech('de');
  const { t } = speech;
  await enterAs(page, speech, 'service');
  const email = newEmail();
  const school = `Schule ${email.replace(/@.*/, '')}`;
  await reserve(page, email, school);
  await waitForMails(email, 1);
  await menuLink(page, speech, 'office.menu.reserved').click();
  await page.getByRole('link', { name: new RegExp(school) }).click();
  await page.getByRole('button', { name: t('link.button') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(email);
  await looksRight(page);
  await dialog.getByRole('button', { name: t('link.submit') }).click();
  await expect(dialog).toBeHidden();
  const asked = (await waitForMails(email, 2)).find(({ text }) => text?.includes('/de/pay/#'));
  expect(await mailProblems(asked?.html ?? '')).toEqual([]);

  const visitor = await anotherVisitor();
  await visitor.goto(/http\S+\/de\/pay\/#\S+/.exec(asked?.text ?? '')?.[0] ?? '');
  await expect(visitor.getByRole('heading', { level: 1, name: 'Bestellung bezahlen' })).toBeVisible();
  await checkPage(visitor, 'de');
  expect(visitor.url()).not.toContain('#');
  await visitor.getByRole('button', { name: /bezahlen$/ }).click();
  await visitor.waitForURL(/\/demo-bank\//);
  await visitor.locator('button[value="pay"]').click();
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Vielen Dank', { timeout: 30_000 });
  await waitForMails(email, 3);
  await page.reload();
  await expect(page.getByRole('main')).toContainText(t('reserved.state.paid'));
});
