// What a button does at once, without a form: a report by mail is ordered and ended, a device signed out. The keyboard goes on where
// it was, or at the page's title where the button is gone.
import { expect } from '@playwright/test';
import { officePaths } from '../../domain/office-addresses.ts';
import { inspect } from '../support/inspect.ts';
import { test } from '../support/journey.ts';
import { tabTo } from '../support/keys.ts';
import { enterAs, officeSpeech, PASSWORD } from './colleague.ts';

test('a report comes each Monday by mail, until it is ended, by keyboard', async ({ page, watch }) => {
  watch.expectStatus(401);
  const speech = officeSpeech('de');
  const { t } = speech;
  await enterAs(page, speech, 'finance');
  const title = page.getByRole('heading', { level: 1 });
  const orderIt = page.getByRole('button', { name: t('figures.mail.order') });
  const endIt = page.getByRole('button', { name: t('figures.mail.end') });
  await page.goto(`${officePaths.report('visitors')}?group=day`);
  await tabTo(page, orderIt, 200);
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('figures.mail.ordered'))).toBeVisible();
  await expect(endIt).toBeFocused();
  await inspect(page);

  // Other filters are another report.
  await page.goto(officePaths.report('visitors'));
  await expect(orderIt).toBeVisible();

  await page.goto(officePaths.figures());
  const own = page
    .getByRole('region')
    .or(page.locator('section'))
    .filter({ hasText: t('figures.mail.own') });
  await expect(own.getByRole('link', { name: t('figures.visitors.name') })).toBeVisible();
  await inspect(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await tabTo(page, endIt, 200);
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('figures.mail.own'))).toHaveCount(0);
  await expect(title).toBeFocused();
});

test('somebody signs their other devices out, one and then all, by keyboard', async ({
  anotherVisitor,
  page,
  watch,
}) => {
  watch.expectStatus(401);
  const speech = officeSpeech('de');
  const { t } = speech;
  const { email } = await enterAs(page, speech, 'service');
  const others = [];
  for (let index = 0; index < 3; index += 1) {
    const other = await anotherVisitor();
    await other.goto(officePaths.today());
    await other.getByLabel(t('signIn.email')).fill(email);
    await other.getByLabel(t('signIn.password'), { exact: true }).fill(PASSWORD);
    await other.getByRole('button', { name: t('signIn.submit'), exact: true }).click();
    await expect(other.getByRole('heading', { level: 1, name: t('today.title') })).toBeVisible();
    others.push(other);
  }
  await page.goto(officePaths.account());
  const endIt = page.getByRole('button', { name: t('account.sessions.end'), exact: true });
  await expect(endIt).toHaveCount(3);
  await inspect(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await tabTo(page, endIt.first(), 200);
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('account.sessions.ended', { count: 1 }))).toBeVisible();
  await expect(endIt).toHaveCount(2);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: t('account.sessions.endAll') }), 200);
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('account.sessions.ended', { count: 2 }))).toBeVisible();
  await expect(endIt).toHaveCount(0);
  for (const other of others) {
    await other.reload();
    await expect(other.getByLabel(t('signIn.email'))).toBeVisible();
  }
});
