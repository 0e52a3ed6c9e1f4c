// The director's questions, each answered in one click from Today: what is shown is a drawing and a table with the same figures,
// whose address keeps period and filters, which can be taken along, and comes each Monday by mail.
import { expect } from '@playwright/test';
import { REPORT_NAMES } from '../../domain/figures/reports.ts';
import { buyWithInvoice } from '../support/bought.ts';
import { inspect } from '../support/inspect.ts';
import { test, waitForCompletePage } from '../support/journey.ts';
import { tabTo } from '../support/keys.ts';
import { newEmail } from '../support/visitor.ts';
import { looksRight, PHONE } from './by-keys.ts';
import { enterAs, menuLink, officeSpeech } from './colleague.ts';

const QUESTIONS = [
  ['saturday', 'visitors'],
  ['earned', 'sales'],
  ['tours', 'tours'],
  ['unpaid', 'unpaid'],
  ['vouchers', 'vouchers'],
  ['thursdays', 'fill'],
  ['beside', 'beside'],
] as const;

test('each question of the director is answered in one click from Today; a report comes each Monday by mail, until it is ended, by keyboard', async ({
  page,
  watch,
}) => {
  watch.expectStatus(401);
  const speech = officeSpeech('de');
  const { t } = speech;
  await enterAs(page, speech, 'admin');
  await buyWithInvoice(page, newEmail(), 'Schule der Zahlen');

  for (const [question, report] of QUESTIONS) {
    await menuLink(page, speech, 'office.menu.today').click();
    await tabTo(page, page.getByRole('link', { name: t(`today.questions.${question}`) }), 200);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: t(`figures.${report}.name`) })).toBeVisible();
    await expect(page.getByText(t(`figures.${report}.omits`))).toBeVisible();
  }

  await menuLink(page, speech, 'office.menu.figures').click();
  for (const name of REPORT_NAMES)
    await expect(page.getByRole('link', { name: t(`figures.${name}.name`) })).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByRole('link', { name: t('figures.sales.name') })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: t('figures.period'), exact: true }).selectOption('today');
  await page.waitForURL(/period=today/);
  await page.getByRole('combobox', { name: t('figures.group'), exact: true }).selectOption('vat');
  await page.waitForURL(/period=today&group=vat/);
  await expect(
    page.getByRole('img', { name: t('figures.chart', { column: t('figures.column.net') }) }),
  ).toBeVisible();
  const row = page.getByRole('row').nth(1);
  const gross = (await row.getByRole('cell').last().textContent()) ?? '';
  expect(gross).toContain('€');
  const orderIt = page.getByRole('button', { name: t('figures.mail.order') });
  const endIt = page.getByRole('button', { name: t('figures.mail.end') });
  await tabTo(page, orderIt, 200);
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('figures.mail.ordered'))).toBeVisible();
  await expect(endIt).toBeFocused();
  await inspect(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.getByLabel(t('figures.compare')).click();
  await expect(page.getByLabel(t('figures.compare'))).toBeChecked();
  await page.getByRole('combobox', { name: t('figures.period'), exact: true }).selectOption('own');
  await page.getByLabel(t('figures.from'), { exact: true }).fill('2026-11-01');
  await page.waitForURL(/from=2026-11-01/);
  // Other filters are another report.
  await expect(orderIt).toBeVisible();
  await waitForCompletePage(page);
  const waits = page.waitForEvent('download');
  await page.getByRole('link', { name: t('figures.xlsx') }).click();
  expect((await waits).suggestedFilename()).toMatch(/^sales-2026-11-01-.*\.xlsx$/);

  await menuLink(page, speech, 'office.menu.figures').click();
  const own = page
    .getByRole('region')
    .or(page.locator('section'))
    .filter({ hasText: t('figures.mail.own') });
  await expect(own.getByRole('link', { name: t('figures.sales.name') })).toBeVisible();
  await looksRight(page);
  await page.setViewportSize(PHONE);
  await tabTo(page, endIt, 200);
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('figures.mail.own'))).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
