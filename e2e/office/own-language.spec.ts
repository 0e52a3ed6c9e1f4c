// One's own language: chosen on the account's page, kept for the next visit, and said where it could not be kept.
import { expect } from '@playwright/test';
import { LANGUAGE_NAMES } from '../../domain/language.ts';
import { officePaths } from '../../domain/office-addresses.ts';
import { test, waitForCompletePage } from '../support/journey.ts';
import { enterAs, menuLink, officeSpeech } from './colleague.ts';

test('the office’s language is chosen on the account’s page, and kept', async ({ anotherVisitor, watch }) => {
  watch.expectStatus(401);
  watch.expectTrouble(/ERR_FAILED/);
  const page = await anotherVisitor({ locale: 'de-DE' });
  await enterAs(page, officeSpeech('de'), 'service');
  await page.goto(officePaths.account());
  const choice = (language: 'de' | 'en') =>
    page.getByRole('main').getByRole('button', { name: LANGUAGE_NAMES[language], exact: true });

  await choice('en').press('Enter');
  await expect(menuLink(page, officeSpeech('en'), 'office.menu.today')).toBeVisible();
  await waitForCompletePage(page);
  await page.reload();
  await expect(menuLink(page, officeSpeech('en'), 'office.menu.today')).toBeVisible();

  await page.route('**/office/language', (route) => route.abort());
  await choice('de').click();
  await expect(page.getByText(officeSpeech('en').t('office.unreachable'))).toBeVisible();
});
