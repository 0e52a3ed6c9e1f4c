// A visitor wants another day: people are moved by keyboard, back again, and on a phone, and whoever bought is told.
import { expect, type Locator, type Page } from '@playwright/test';
import { officePaths } from '../../domain/office-addresses.ts';
import { test, waitForCompletePage } from '../support/journey.ts';
import { tabTo } from '../support/keys.ts';
import { mailsTo, waitForMails } from '../support/mailbox.ts';
import { apiData, findVisit, newEmail } from '../support/visitor.ts';
import { buy, buyTickets } from './bought.ts';
import { looksRight, PHONE, typeDay } from './by-keys.ts';
import { enterAs, type OfficeSpeech, officeSpeech } from './colleague.ts';

async function openOrder(
  page: Page,
  speech: OfficeSpeech,
  email: string,
  daysAhead?: number,
): Promise<string> {
  await enterAs(page, speech, 'service');
  const { number } = await buyTickets(page, email, 3, undefined, daysAhead);
  await waitForMails(email, 1);
  await page.goto(officePaths.order(number));
  await expect(
    page.getByRole('heading', { level: 1, name: speech.t('acts.title', { number }) }),
  ).toBeVisible();
  await waitForCompletePage(page);
  return number;
}

/** No other journey buys for this day or later: everybody who comes then is moved. */
const OWN_DAY = 95;

const times = (select: Locator) => select.locator('option:not([value=""])');

test('two of three want another day: moved by keyboard alone, told, and moved back', async ({ page }) => {
  const speech = officeSpeech('de');
  const { t } = speech;
  const email = newEmail();
  await openOrder(page, speech, email);
  const later = await findVisit(page, 'mondwasser', (places) => places > 20, 50);
  await tabTo(page, page.getByRole('button', { name: t('acts.move'), exact: true }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  const people = dialog.getByRole('spinbutton');
  await tabTo(page, people);
  await page.keyboard.press('ArrowDown');
  await expect(people).toHaveValue('2');
  const day = dialog.getByLabel(t('acts.move.day'));
  await tabTo(page, day);
  await typeDay(page, later.day);
  await expect(day).toHaveValue(later.day);
  const select = dialog.getByLabel(t('acts.move.time'), { exact: true });
  await expect(times(select)).not.toHaveCount(0);
  await tabTo(page, select);
  await page.keyboard.type(later.time);
  await expect(dialog).toContainText(t('acts.move.codes', { count: 2 }));
  await looksRight(page);
  const submit = dialog.getByRole('button', { name: t('acts.move.submit') });
  await tabTo(page, submit);
  await expect(submit).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  const told = (await waitForMails(email, 2)).find(({ subject }) =>
    subject?.startsWith('Ihr Besuch ist verlegt'),
  );
  expect(told?.attachments.map(({ mimeType }) => mimeType).toSorted()).toEqual([
    'application/pdf',
    'text/calendar',
  ]);
  await expect(page.getByRole('table', { name: t('order.lines') }).getByText('Mondwasser')).toHaveCount(2);

  await page.getByRole('button', { name: t('acts.move'), exact: true }).click();
  await dialog.getByLabel(t('acts.move.line')).selectOption('1');
  await dialog.getByRole('button', { name: /^Zurück auf/ }).click();
  await expect(dialog).toContainText(t('acts.move.codes', { count: 2 }));
  await submit.click();
  await expect(dialog).toBeHidden();
  await waitForMails(email, 3);
});

test.describe('on a phone, in English', () => {
  test.use({ locale: 'en-GB', viewport: PHONE });

  test('all of a time are moved: picked, gone on with while nobody looks, told what came of each', async ({
    page,
  }) => {
    const speech = officeSpeech('en');
    const { t } = speech;
    const [first, second] = [newEmail(), newEmail()];
    const number = await openOrder(page, speech, first, OWN_DAY);
    const { lines } = await apiData<{ lines: { datetime: string }[] }>(
      page,
      `/api/en/office/orders/${number}/movable`,
    );
    const slot = lines[0]?.datetime ?? '';
    await buy(page, second, [{ type: 'ticket', id: 'mond-adult', datetime: slot, count: 2 }]);
    await page.goto(`${officePaths.orders()}?visit=${slot.slice(0, 10)}`);
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
    await expect(times(select)).not.toHaveCount(0);
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
    await page.goto(officePaths.order(number));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const email of [first, second])
      await expect
        .poll(
          async () => (await mailsTo(email)).filter(({ subject }) => subject?.includes('verlegt')).length,
          { timeout: 60_000 },
        )
        .toBe(1);
  });
});
