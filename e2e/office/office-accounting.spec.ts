// What the accountant gets: a day is closed with what was counted in the register, and what is posted on it afterwards stands
// beside it; a month is taken along as a file for DATEV, which has what was sold.
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { addDays } from '../../domain/museum-time.ts';
import { addressOf, clockShift, journeyNow } from '../servers.ts';
import { buyTickets, buyWithInvoice } from '../support/bought.ts';
import { inspect } from '../support/inspect.ts';
import { test } from '../support/journey.ts';
import { closeShop, openShop } from '../support/own-shop.ts';
import { newEmail } from '../support/visitor.ts';
import { enterAs, menuLink, officeSpeech } from './colleague.ts';

const speech = officeSpeech('de');
const { t, formats } = speech;
const DAY_MS = 24 * 3600 * 1000;

/** On a phone and at a desk. */
async function look(page: Page) {
  await inspect(page);
  await page.setViewportSize({ width: 1280, height: 800 });
}

test('a month is taken along as a file for DATEV, and the file is remembered', async ({ page, watch }) => {
  watch.expectStatus(401);
  await enterAs(page, speech, 'admin');
  const { number } = await buyWithInvoice(page, newEmail(), 'Schule der Konten');
  await menuLink(page, speech, 'office.menu.accounting').click();
  const month = journeyNow().toISOString().slice(0, 7);
  await page.getByLabel(t('accounting.month')).selectOption(month);
  await page.waitForURL(new RegExp(`from=${month}-01`));
  await look(page);
  const waits = page.waitForEvent('download');
  await page.getByRole('link', { name: t('accounting.file') }).click();
  const file = await waits;
  expect(file.suggestedFilename()).toMatch(/^EXTF_.*\.csv$/);
  const [header = '', columns = '', ...rows] = (await readFile(await file.path(), 'latin1')).split('\r\n');
  expect(header).toMatch(/^"EXTF";700;21;"Buchungsstapel";/);
  expect(columns).toMatch(/^Umsatz/);
  const own = rows.filter((row) => row.includes(number));
  expect(own.length).toBeGreaterThan(0);
  // Amount, debit or credit, currency, and two accounts.
  expect(own[0]).toMatch(/^\d+,\d\d;"[SH]";"EUR";.*;\d{4};\d{4};/);
  await page.reload();
  await expect(page.getByText(/schon/).or(page.getByText('Kim admin')).first()).toBeVisible();
});

test.describe('on days of its own', () => {
  test.use({ baseURL: addressOf('counted') });
  test.afterAll(closeShop);

  test('a day is closed with what was counted, and a later posting stands beside it', async ({
    page,
    anotherVisitor,
    watch,
  }) => {
    test.setTimeout(900_000);
    watch.expectStatus(401);
    const day = addDays(journeyNow().toISOString().slice(0, 10), -1);
    await openShop('counted', clockShift - DAY_MS, true);
    const desk = await anotherVisitor();
    await enterAs(desk, speech, 'service', 'counted');
    await menuLink(desk, speech, 'office.menu.desk').click();
    await expect(desk.locator('.desk-rows').getByRole('spinbutton').first()).toBeFocused();
    await desk.keyboard.press('2');
    await desk.keyboard.press('Enter');
    await expect(desk.getByRole('radio', { name: t('desk.way.terminal') })).toBeFocused();
    await desk.getByRole('radio', { name: t('desk.way.register') }).check();
    await desk.keyboard.press('Enter');
    await expect(desk.locator('.desk-rows').getByRole('spinbutton').first()).toBeFocused();

    // The next morning.
    await closeShop();
    await openShop('counted', clockShift, true);
    await enterAs(page, speech, 'finance', 'counted');
    await menuLink(page, speech, 'office.menu.dayClosings').click();
    await page
      .getByRole('row')
      .filter({ hasText: formats.day(day, 'full') })
      .getByRole('link')
      .click();
    await page.getByRole('button', { name: t('days.close') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t('days.close.counted')).fill('zwanzig');
    await dialog.getByRole('button', { name: t('days.close') }).click();
    await expect(dialog.getByLabel(t('days.close.counted'))).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByLabel(t('days.close.counted')).fill('20,00');
    await dialog.getByLabel(t('days.close.note')).fill('Wechselgeld');
    await expect(dialog.getByText(formats.money(2000))).toBeVisible();
    await look(page);
    await dialog.getByRole('button', { name: t('days.close') }).click();
    await expect(dialog).toBeHidden();
    const fact = (label: string) =>
      page.locator('dl > div').filter({ hasText: label }).getByRole('definition').first();
    const cents = async (label: string) =>
      Number(((await fact(label).textContent()) ?? '').replaceAll(/[^\d]/g, ''));
    const expected = await cents(t('days.register.expected'));
    expect(expected).toBeGreaterThan(0);
    await expect(fact(t('days.difference'))).toHaveText(formats.money(2000 - expected));
    await expect(page.getByRole('button', { name: t('days.close') })).toHaveCount(0);

    // A sale of that day arrives when it is closed already.
    await closeShop();
    await openShop('counted', clockShift - DAY_MS);
    await buyTickets(desk, newEmail(), 2);
    await page.reload();
    const late = page.getByRole('heading', { name: t('days.late') });
    await expect(late).toBeVisible();
    expect(await cents(t('days.register.expected'))).toBe(expected);
    await look(page);
    await menuLink(page, speech, 'office.menu.dayClosings').click();
    const row = page.getByRole('row').filter({ hasText: formats.day(day, 'full') });
    await expect(row).toContainText(formats.money(2000 - expected));
    await look(page);
  });
});
