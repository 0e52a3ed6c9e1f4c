// The error catalogue (spec 8): what any call may be answered. See refused.spec for its other rows.
import { expect } from '@playwright/test';
import { codeField, tryCode } from '../merchandise/retail-visitor.ts';
import { journeyNow } from '../servers.ts';
import { test } from '../support/journey.ts';
import { GERMAN, speechesOf } from '../support/speech.ts';
import { visit, waitForApp } from '../support/visitor.ts';
import { answerWith, heading, inTheCart, menu, message, SUPPORT, shopWithAnArticle } from './trouble.ts';

const { t } = GERMAN;

test('a list that is refused with 401 or 403 leads to the login and back; refused otherwise, or failing, it shows an error, and the visitor can try again', async ({
  page,
  watch,
}) => {
  watch.expectStatus(401, 403, 422);
  await visit(page, '/de/vouchers');
  for (const status of [401, 403]) {
    await answerWith(page, 'event/programme?*', status, { code: 'FORBIDDEN', message: 'Nein.' });
    await menu(page, t('site.nav.tickets')).click();
    await expect(page).toHaveURL(/\/de\/login\?fromUnauthorized=true&returnTo=%2Fde%2F/);
    await expect(heading(page)).toHaveText(t('accounts.login.title'));
    await expect(page.getByText(t('accounts.login.again'))).toBeVisible();
    await page.unrouteAll();
    await menu(page, t('site.nav.vouchers')).click();
    await expect(heading(page)).toHaveText(t('vouchers.title'));
  }
  await answerWith(page, 'event/programme?*', 422, { code: 'EVENT_ENDED', message: 'Nein.' });
  await menu(page, t('site.nav.tickets')).click();
  await expect(heading(page)).toHaveText(t('site.brokenTitle'));
  await expect(page.getByRole('main').getByRole('link', { name: SUPPORT })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('link', { name: t('site.tryAgain') }).click();
  await expect(heading(page)).toHaveText(t('tickets.title'));
});

for (const speech of speechesOf('en')) {
  const { language, t: say } = speech;
  test(`500: the message names the support address for fifteen seconds; 429: it says when to try again; 503: the page reloads once, then shows a message, and reloads again only after half a minute, in ${language}`, async ({
    page,
    watch,
  }) => {
    watch.expectStatus(500, 429, 503);
    await page.clock.install({ time: journeyNow() });
    await shopWithAnArticle(page, speech);

    await test.step('500', async () => {
      await answerWith(page, 'voucher', 500, { code: 'INTERNAL_ERROR', message: 'Ach.', requestId: 'r1' });
      await tryCode(page, speech, 'EBBE-10-EURO');
      const failure = message(page, say('site.failureBefore'));
      await expect(failure).toContainText(say('site.failureAfter').trim());
      await expect(failure.getByRole('link')).toHaveText(SUPPORT);
      await expect(failure.getByRole('link')).toHaveAttribute('href', /^mailto:/);
      // The voucher look-up counts this as "other failures".
      await expect(codeField(page, speech)).toHaveAccessibleDescription(say('vouchers.code.failed'));
      await expect(inTheCart(page, speech)).toHaveCount(1);
      await page.clock.fastForward(11_000);
      await expect(failure).toBeVisible();
      await page.clock.fastForward(4_500);
      await expect(failure).toHaveCount(0);
      await tryCode(page, speech, 'EBBE-10-EURO');
      await page
        .getByRole('alert')
        .getByRole('button', { name: say('site.close') })
        .click();
      await expect(failure).toHaveCount(0);
    });

    await test.step('429', async () => {
      await page.unrouteAll();
      // The answer of a proxy before the shop contains no message of the shop.
      await page.route('**/api/*/voucher', (route) =>
        route.fulfill({ status: 429, body: '<h1>Too Many Requests</h1>', headers: { 'retry-after': '150' } }),
      );
      await tryCode(page, speech, 'EBBE-10-EURO');
      await expect(codeField(page, speech)).toHaveAccessibleDescription(say('cart.too-many', { minutes: 3 }));
      await expect(codeField(page, speech)).toHaveValue('EBBE-10-EURO');
    });

    await test.step('503', async () => {
      await page.unrouteAll();
      let loads = 0;
      page.on('domcontentloaded', () => {
        loads += 1;
      });
      await answerWith(page, 'voucher', 503, { code: 'UNAVAILABLE', message: '' });
      await tryCode(page, speech, 'EBBE-10-EURO');
      await expect.poll(() => loads).toBe(1);
      await waitForApp(page);
      await expect(inTheCart(page, speech)).toHaveCount(1);
      const pause = message(page, say('site.down'));
      await expect(pause).toHaveCount(0);
      for (let tries = 0; tries < 3; tries += 1) {
        await tryCode(page, speech, 'EBBE-10-EURO');
        await expect(pause).toBeVisible();
        await expect(codeField(page, speech)).toHaveValue('EBBE-10-EURO');
      }
      expect(loads).toBe(1);
      await page.clock.fastForward(120_000);
      await tryCode(page, speech, 'EBBE-10-EURO');
      await expect.poll(() => loads).toBe(2);
    });
  });
}
