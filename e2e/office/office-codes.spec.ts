// A voucher is said not to work: its code is found, blocked and unblocked, and one that a visitor has lost is issued again.
import { expect, type Page } from '@playwright/test';
import { officePaths } from '../../domain/addresses.ts';
import { sidewaysOverflow, violations } from '../support/inspect.ts';
import { test, waitForCompletePage } from '../support/journey.ts';
import { newEmail } from '../support/visitor.ts';
import { buy } from './bought.ts';
import { enterAs, officeSpeech } from './colleague.ts';

/** A voucher that somebody has bought, as the list of codes shows it. */
async function boughtCode(page: Page): Promise<string> {
  const voucher = { type: 'voucher', id: 'gutschein-25', count: 1, greeting: '' };
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
      await waitForCompletePage(page);
      expect(await violations(page)).toEqual([]);
      expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
      await dialog.getByLabel(t('code.act.reason')).fill('Ada Lovelace, +49 40 1234');
      await dialog.getByRole('button', { name: t(`code.act.${act}`), exact: true }).click();
      await expect(page.getByText(t(`code.act.done.${act}`))).toBeVisible();
    }
    await expect(title).toBeHidden();
    await page.getByRole('link', { name: code }).click();
    await expect(title).toBeVisible();
    await expect(page.getByText(t('codes.state.replaced')).first()).toBeVisible();
  });
