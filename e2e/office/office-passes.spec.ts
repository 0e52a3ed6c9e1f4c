// A pass for somebody who died: their family has it from now on, by keyboard alone. The old code lets nobody in, the new pass is
// in the mail and on the order's page.
import { expect } from '@playwright/test';
import { officePaths } from '../../domain/addresses.ts';
import { sidewaysOverflow, violations } from '../support/inspect.ts';
import { test, waitForCompletePage } from '../support/journey.ts';
import { tabTo } from '../support/keys.ts';
import { mailsTo } from '../support/mailbox.ts';
import { apiData, newEmail } from '../support/visitor.ts';
import { buy } from './bought.ts';
import { enterAs, officeSpeech } from './colleague.ts';

type Admitted = { readonly admissions: readonly { readonly barcode: string; readonly name: string }[] };

const NOWHERE = { street: '', zip: '', city: '', country: '' };
const pass = {
  type: 'merchandise',
  id: 'jahreskarte',
  count: 1,
  owners: [{ name: 'Ada Lovelace', address: NOWHERE, send_to_custom_addr: false }],
};

test('a pass for somebody who died is handed over by keyboard', async ({ page }) => {
  const speech = officeSpeech('de');
  const { t } = speech;
  await enterAs(page, speech, 'service');
  const email = newEmail();
  const { number, booking_id } = await buy(page, email, [pass]);
  await expect.poll(async () => (await mailsTo(email)).length, { timeout: 60_000 }).toBe(1);
  const [old] = (await apiData<Admitted>(page, `/api/de/order/review?id=${booking_id}`)).admissions;

  await page.goto(officePaths.order(number));
  await tabTo(page, page.getByRole('button', { name: t('acts.pass'), exact: true }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  const owner = dialog.getByLabel(t('acts.pass.owner'));
  await expect(owner).toHaveValue('Ada Lovelace');
  await tabTo(page, owner);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Anne Byron');
  const handedOver = t('acts.pass.effect.owner', { before: 'Ada Lovelace', after: 'Anne Byron' });
  await expect(dialog).toContainText(handedOver);
  await expect(dialog).toContainText(t('acts.pass.effect.mail', { email }));
  await tabTo(page, dialog.getByLabel(t('acts.pass.reason')));
  await page.keyboard.type('Frau Lovelace ist gestorben');
  await waitForCompletePage(page);
  expect(await violations(page)).toEqual([]);
  expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText(t('acts.pass.done', { owner: 'Anne Byron' }))).toBeVisible();

  const [renewed] = (await apiData<Admitted>(page, `/api/de/order/review?id=${booking_id}`)).admissions;
  expect(renewed?.name).toBe('Anne Byron');
  expect(renewed?.barcode).not.toBe(old?.barcode);
  await expect(page.getByText('Frau Lovelace ist gestorben')).toBeVisible();
  await expect.poll(async () => (await mailsTo(email)).length, { timeout: 60_000 }).toBe(2);
});
