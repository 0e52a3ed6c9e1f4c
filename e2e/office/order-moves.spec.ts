// All who come at a time are moved at once, on a phone, and whoever bought is told.
import { expect } from '@playwright/test';
import { officePaths } from '../../domain/office-addresses.ts';
import { buy } from '../support/bought.ts';
import { test } from '../support/journey.ts';
import { mailsTo } from '../support/mailbox.ts';
import { findVisit, newEmail } from '../support/visitor.ts';
import { looksRight, PHONE } from './by-keys.ts';
import { enterAs, officeSpeech } from './colleague.ts';

/** No other journey buys for this day or later: everybody who comes then is moved. */
const OWN_DAY = 95;

test.use({ locale: 'en-GB', viewport: PHONE });

test('all of a time are moved on a phone: picked, gone on with while nobody looks, told what came of each', async ({
  page,
}) => {
  const speech = officeSpeech('en');
  const { t } = speech;
  const [first, second] = [newEmail(), newEmail()];
  await enterAs(page, speech, 'service');
  const { day, time } = await findVisit(page, 'mondwasser', (places) => places > 20, OWN_DAY);
  const item = { type: 'ticket', id: 'mond-adult', datetime: `${day} ${time}` };
  await buy(page, first, [{ ...item, count: 3 }]);
  await buy(page, second, [{ ...item, count: 2 }]);
  await page.goto(`${officePaths.orders()}?visit=${day}`);
  const boxes = page.getByRole('checkbox', { name: new RegExp(t('office.list.pick')) });
  await boxes.first().check();
  const bar = page.getByRole('region', { name: t('bulk.bar') });
  await bar.getByRole('button', { name: t('bulk.pickAll') }).click();
  await looksRight(page);
  await bar.getByRole('button', { name: t('bulk.move') }).click();
  const dialog = page.getByRole('dialog');
  const later = await findVisit(page, 'mondwasser', (places) => places > 20, 105);
  await dialog.getByLabel(t('acts.move.day')).fill(later.day);
  const select = dialog.getByLabel(t('acts.move.time'), { exact: true });
  await expect(select.locator('option:not([value=""])')).not.toHaveCount(0);
  await select.selectOption(later.time);
  await looksRight(page);
  await dialog.getByRole('button', { name: /^Move (one|\d+) orders?$/ }).click();
  await page.waitForURL(/bulk-acts\/./);
  // Whoever closes the window in the middle finds it where it is now.
  const act = new URL(page.url()).pathname;
  await page.goto('about:blank');
  await page.goto(act);
  await expect(page.getByText(t('bulk.all'))).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('listitem').filter({ hasText: t('bulk.item.done') })).toHaveCount(2);
  await looksRight(page);
  await page.getByRole('link', { name: t('bulk.acts.title') }).click();
  const row = page
    .getByRole('table', { name: t('bulk.acts.title') })
    .getByRole('row')
    .nth(1);
  await expect(row).toContainText(t('bulk.move.title'));
  await expect(row).toContainText(t('bulk.state.done'));
  await looksRight(page);
  for (const email of [first, second])
    await expect
      .poll(async () => (await mailsTo(email)).filter(({ subject }) => subject?.includes('verlegt')).length, {
        timeout: 60_000,
      })
      .toBe(1);
});
