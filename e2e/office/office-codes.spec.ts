// A voucher is said not to work: its code is found, blocked and unblocked, and one that a visitor has lost is issued again, on a phone
// and by keyboard. A code for one rate of VAT is told from others in the list and at the desk.
import { expect, type Page } from '@playwright/test';
import { officePaths } from '../../domain/office-addresses.ts';
import { buy, VOUCHER } from '../support/bought.ts';
import { test } from '../support/journey.ts';
import { submitByEnter } from '../support/keys.ts';
import { newEmail } from '../support/visitor.ts';
import { follow, looksRight, PHONE, press, reach, typeInto, undoByKeys } from './by-keys.ts';
import { enterAs, officeSpeech } from './colleague.ts';

test.use({ viewport: PHONE, hasTouch: true });

/** A voucher that somebody has bought, as the list of codes shows it. */
async function boughtCode(page: Page, id = VOUCHER.id) {
  const { number } = await buy(page, newEmail(), [{ ...VOUCHER, id }]);
  await page.goto(officePaths.codes());
  const row = page.getByRole('row').filter({ hasText: number });
  return { number, code: (await row.getByRole('rowheader').textContent()) ?? '' };
}

test.describe('in English', () => {
  test.use({ locale: 'en-GB' });

  test('a code is found, blocked, unblocked and issued again by keyboard on a phone', async ({ page }) => {
    const speech = officeSpeech('en');
    const { t } = speech;
    await enterAs(page, speech, 'service');
    const { code, number } = await boughtCode(page);
    await reach(page, page.getByLabel(t('codes.find.code')));
    await page.keyboard.type(code.toLowerCase());
    await page.keyboard.press('Enter');
    const title = page.getByRole('heading', { level: 1, name: t('code.title', { code }) });
    await expect(title).toBeVisible();
    await looksRight(page);

    const dialog = page.getByRole('dialog');
    const act = async (name: 'block' | 'unblock' | 'replace') => {
      await press(page, t(`code.act.${name}`));
      await press(page, t(`code.act.${name}`), dialog);
      await expect(dialog.getByRole('alert')).toContainText(t('office.form.missing'));
      await looksRight(page);
      await typeInto(page, dialog.getByLabel(t('code.act.reason')), 'Ada Lovelace, +49 40 1234');
      await submitByEnter(page, dialog);
      await expect(page.getByText(t(`code.act.done.${name}`))).toBeVisible();
    };
    await test.step('it is blocked by mistake, and unblocked from the message', async () => {
      await act('block');
      await undoByKeys(page, speech, t('code.act.done.block'));
      await expect(page.getByText(t('codes.state.usable')).first()).toBeVisible();
    });
    await test.step('it is blocked, unblocked and issued again', async () => {
      for (const name of ['block', 'unblock', 'replace'] as const) await act(name);
      await expect(title).toBeHidden();
    });
    await test.step('the old code and the order are a step away', async () => {
      await follow(page, page.getByRole('link', { name: code }));
      await expect(title).toBeVisible();
      await expect(page.getByText(t('codes.state.replaced')).first()).toBeVisible();
      await follow(page, page.getByRole('main').getByRole('link', { name: number }));
      const order = page.getByRole('heading', { level: 1, name: t('acts.title', { number }) });
      await expect(order).toBeVisible();
    });
  });
});

test('a code for one rate of VAT is listed as such, and the desk says why it pays for nothing', async ({
  page,
}) => {
  const speech = officeSpeech('de');
  const { t, formats } = speech;
  const rate = formats.percent(7);
  await enterAs(page, speech, 'service');
  const { code } = await boughtCode(page, 'nachmittag-zu-zweit');
  const row = page.getByRole('row').filter({ hasText: code });
  await expect(row).toContainText(t('codes.kind.single', { rate }));
  await readable(page);

  await page.goto(officePaths.desk());
  await page.locator('[name="kind"][value="goods"]').check();
  await page.locator('[name="count-plakat-mondwasser"]').fill('1');
  await page.getByLabel(t('desk.code'), { exact: true }).fill(code);
  await page.getByRole('button', { name: t('desk.code.redeem') }).click();
  await expect(page.getByText(t('desk.code.rate', { rate }))).toBeVisible();
  await readable(page);
  await page.locator('[name="count-katalog-mondwasser"]').fill('1');
  await expect(page.getByText(t('desk.code.rate', { rate }))).toBeHidden();
  await expect(page.getByText(formats.money(-3600))).toBeVisible();
});

/** At a desk's width and at 360 px. */
async function readable(page: Page) {
  for (const size of [{ width: 1280, height: 800 }, PHONE]) {
    await page.setViewportSize(size);
    await looksRight(page);
  }
}
