// Somebody telephones and says a name as it sounds: the order is found from any screen, by keyboard alone, and its history says
// what happened.
import { expect, type Page } from '@playwright/test';
import { buyTickets } from '../support/bought.ts';
import { inspect } from '../support/inspect.ts';
import { test, waitForCompletePage } from '../support/journey.ts';
import { tabTo } from '../support/keys.ts';
import { waitForMails } from '../support/mailbox.ts';
import { newEmail } from '../support/visitor.ts';
import { enterAs, menuLink, type OfficeSpeech, officeSpeech } from './colleague.ts';

async function typeInSearch(page: Page, { t }: OfficeSpeech, text: string): Promise<void> {
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: t('search.label') })).toBeFocused();
  await page.keyboard.type(text);
}

test('an order is found by a misspelt name, and its history read', async ({ anotherVisitor, watch }) => {
  watch.expectStatus(401);
  const speech = officeSpeech('en');
  const { t } = speech;
  const page = await anotherVisitor({ locale: 'en-GB' });
  await enterAs(page, speech, 'service');
  const email = newEmail();
  const { number } = await buyTickets(page, email, 2);
  await waitForMails(email, 1);

  await typeInSearch(page, speech, 'Ada Lovelase');
  const results = page.getByRole('list', { name: t('search.results') });
  const found = results.getByRole('link').filter({ hasText: number });
  await expect(found).toContainText(t('search.by.like-name'));
  await inspect(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await tabTo(page, found);
  await page.keyboard.press('Enter');
  const title = page.getByRole('heading', { level: 1, name: t('acts.title', { number }) });
  await expect(title).toBeFocused();
  await expect(results).toBeHidden();
  await expect(page.locator('.history')).toContainText(number);
  await inspect(page);

  // A whole number opens its order at once, also for whoever presses Enter before the answer is there.
  await page.setViewportSize({ width: 1280, height: 800 });
  await menuLink(page, speech, 'office.menu.orders').click();
  await expect(title).toBeHidden();
  await waitForCompletePage(page);
  await typeInSearch(page, speech, number);
  await page.keyboard.press('Enter');
  await expect(title).toBeFocused();
});
