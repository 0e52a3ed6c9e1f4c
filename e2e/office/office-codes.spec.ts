// A voucher is said not to work: its code is found, blocked and unblocked, and one that a visitor has lost is issued again. A code
// for one rate of VAT is told from others in the list and at the desk.
import { expect, type Page } from '@playwright/test';
import { officePaths } from '../../domain/office-addresses.ts';
import { test } from '../support/journey.ts';
import { newEmail } from '../support/visitor.ts';
import { buy } from './bought.ts';
import { looksRight } from './by-keys.ts';
import { enterAs, officeSpeech } from './colleague.ts';

/** A voucher that somebody has bought, as the list of codes shows it. */
async function boughtCode(page: Page, id = 'gutschein-25'): Promise<string> {
  const voucher = { type: 'voucher', id, count: 1, greeting: '' };
  const { number } = await buy(page, newEmail(), [voucher]);
  await page.goto(officePaths.codes());
  const row = page.getByRole('row').filter({ hasText: number });
  return (await row.getByRole('rowheader').textContent()) ?? '';
}

for (const language of ['de', 'en'] as const)
  test(`in ${language}, a code is blocked, unblocked and issued again`, async ({ anotherVisitor, watch }) => {
    watch.expectStatus(401);
    const speech = officeSpeech(language);
    const { t } = speech;
    const page = await anotherVisitor({ locale: language === 'de' ? 'de-DE' : 'en-GB' });
    await enterAs(page, speech, 'service');
    const code = await boughtCode(page);
    await page.getByLabel(t('codes.find.code')).fill(code.toLowerCase());
    await page.getByRole('button', { name: t('codes.find.submit') }).click();
    const title = page.getByRole('heading', { level: 1, name: t('code.title', { code }) });
    await expect(title).toBeVisible();

    const dialog = page.getByRole('dialog');
    for (const act of ['block', 'unblock', 'replace'] as const) {
      await page.getByRole('button', { name: t(`code.act.${act}`), exact: true }).click();
      await dialog.getByRole('button', { name: t(`code.act.${act}`), exact: true }).click();
      await expect(dialog.getByRole('alert')).toContainText(t('office.form.missing'));
      await looksRight(page);
      await dialog.getByLabel(t('code.act.reason')).fill('Ada Lovelace, +49 40 1234');
      await dialog.getByRole('button', { name: t(`code.act.${act}`), exact: true }).click();
      await expect(page.getByText(t(`code.act.done.${act}`))).toBeVisible();
    }
    await expect(title).toBeHidden();
    await page.getByRole('link', { name: code }).click();
    await expect(title).toBeVisible();
    await expect(page.getByText(t('codes.state.replaced')).first()).toBeVisible();
  });

test('a code for one rate of VAT is listed as such, and the desk says why it pays for nothing', async ({
  page,
  watch,
}) => {
  watch.expectStatus(401);
  const speech = officeSpeech('de');
  const { t, formats } = speech;
  const rate = formats.percent(7);
  await enterAs(page, speech, 'service');
  const code = await boughtCode(page, 'nachmittag-zu-zweit');
  const row = page.getByRole('row').filter({ hasText: code });
  await expect(row).toContainText(t('codes.kind.single', { rate }));
  await readable(page, 'codes');

  await page.goto(officePaths.desk());
  await page.locator('[name="kind"][value="goods"]').check();
  await page.locator('[name="count-plakat-mondwasser"]').fill('1');
  await page.getByLabel(t('desk.code'), { exact: true }).fill(code);
  await page.getByRole('button', { name: t('desk.code.redeem') }).click();
  await expect(page.getByText(t('desk.code.rate', { rate }))).toBeVisible();
  await readable(page, 'desk');
  await page.locator('[name="count-katalog-mondwasser"]').fill('1');
  await expect(page.getByText(t('desk.code.rate', { rate }))).toBeHidden();
  await expect(page.getByText(formats.money(-3600))).toBeVisible();
});

/** At a desk's width and at 360 px. */
async function readable(page: Page, name: string) {
  for (const [width, height] of [
    [1280, 800],
    [360, 780],
  ] as const) {
    await page.setViewportSize({ width, height });
    await looksRight(page);
    await page.screenshot({ path: test.info().outputPath(`${name}-${width}.png`), fullPage: true });
  }
}
