// A school pays later: its order is found among those that wait, the payment is noted by keyboard alone, and the tickets go out.
import { expect } from '@playwright/test';
import { checkPage } from '../support/check-page.ts';
import { inspect } from '../support/inspect.ts';
import { test } from '../support/journey.ts';
import { submitByEnter, tabTo } from '../support/keys.ts';
import { waitForMails } from '../support/mailbox.ts';
import { mailProblems } from '../support/valid-html.ts';
import { newEmail } from '../support/visitor.ts';
import { reserve } from './bought.ts';
import { amountInEffect, looksRight } from './by-keys.ts';
import { enterAs, menuLink, officeSpeech } from './colleague.ts';

for (const language of ['de', 'en'] as const)
  test(`in ${language}, a school pays later, and the payment is noted by keyboard alone`, async ({
    anotherVisitor,
    watch,
  }) => {
    // Signing in, and an amount that is not what is due.
    watch.expectStatus(401);
    watch.expectStatus(422);
    const speech = officeSpeech(language);
    const { t } = speech;
    const page = await anotherVisitor({ locale: language === 'de' ? 'de-DE' : 'en-GB' });
    await enterAs(page, speech, 'service');
    const email = newEmail();
    const school = `Schule ${email.replace(/@.*/, '')}`;
    await reserve(page, email, school);
    await waitForMails(email, 1);

    await tabTo(page, menuLink(page, speech, 'office.menu.reserved'));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: t('reserved.title') })).toBeVisible();
    await tabTo(page, page.getByRole('searchbox', { name: t('reserved.search') }));
    await page.keyboard.type(school);
    const row = page.getByRole('link', { name: new RegExp(school) });
    await expect(row).toBeVisible();
    await inspect(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await tabTo(page, row);
    await page.keyboard.press('Enter');
    const title = t('reserved.order.title', { name: school });
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await inspect(page);
    await page.setViewportSize({ width: 1280, height: 800 });

    await tabTo(page, page.getByRole('button', { name: t('note.button') }));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(t('note.effect.mail', { email }));
    await tabTo(page, dialog.getByLabel(t('note.means')));
    await page.keyboard.press('ArrowDown');
    await tabTo(page, dialog.getByLabel(t('note.amount')));
    await page.keyboard.type('1,00');
    await tabTo(page, dialog.getByLabel(t('note.receipt')));
    await page.keyboard.type('T-4711');
    await looksRight(page);
    await submitByEnter(page, dialog);
    await expect(dialog.getByLabel(t('note.amount'))).toHaveAccessibleDescription(/./);
    const due = await amountInEffect(dialog);
    await tabTo(page, dialog.getByLabel(t('note.amount')));
    await page.keyboard.press('Control+a');
    await page.keyboard.type(due);
    await submitByEnter(page, dialog);
    await expect(dialog).toBeHidden();
    await page.waitForURL(/\/office\/orders\/\d{4}-\d+$/);
    await expect(page.getByRole('main')).toContainText('T-4711');
    await expect(page.getByRole('main')).toContainText(t('provider.terminal'));
    const papers = (await waitForMails(email, 2)).flatMap(({ attachments }) => attachments);
    expect(papers.map(({ mimeType }) => mimeType)).toContain('application/pdf');
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
