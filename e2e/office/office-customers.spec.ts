// Somebody has ordered twice as a guest, and asks to be forgotten: found by a misspelt name, merged, corrected, forgotten, with
// the keyboard alone.
import { expect } from '@playwright/test';
import { buyTickets } from '../support/bought.ts';
import { test } from '../support/journey.ts';
import { newEmail } from '../support/visitor.ts';
import { looksRight } from './by-keys.ts';
import { enterAs, menuLink, officeSpeech } from './colleague.ts';

test('two guests are merged, corrected and forgotten by keyboard', async ({ page, watch }) => {
  watch.expectStatus(401, 422);
  const speech = officeSpeech('de');
  const { t } = speech;
  await enterAs(page, speech, 'service');
  const [first, second] = [newEmail(), newEmail()];
  const kept = await buyGuest(page, first, 'Quastenberg');
  const gone = await buyGuest(page, second, 'Quastenberg');

  await menuLink(page, speech, 'office.menu.customers').focus();
  await page.keyboard.press('Enter');
  await page.getByLabel(t('customers.find'), { exact: true }).focus();
  await page.keyboard.type('Qastenberg');
  await page.keyboard.press('Enter');
  const rows = page.getByRole('table', { name: t('customers.title') }).getByRole('row');
  await expect(rows).toHaveCount(3);
  await looksRight(page);
  expect(new URL(page.url()).search).toBe('');
  await rows.filter({ hasText: first }).getByRole('link').focus();
  await page.keyboard.press('Enter');
  const title = page.getByRole('heading', { level: 1, name: 'Ada Quastenberg' });
  await expect(title).toBeVisible();
  await looksRight(page);

  const dialog = page.getByRole('dialog');
  const open = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
  };
  const submit = async (name: string) => {
    const button = dialog.getByRole('button', { name, exact: true });
    await expect(button).toBeEnabled();
    await button.focus();
    await page.keyboard.press('Enter');
  };
  await open(t('customer.merge'));
  const other = dialog.getByLabel(t('customer.merge.find'));
  await other.focus();
  await page.keyboard.type(second);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('listitem').filter({ hasText: second })).toBeVisible();
  // Another name is another person: Enter looks for them, and merges nobody.
  await other.fill('Nirgendwer Nirgends');
  await page.keyboard.press('Enter');
  await expect(other).toHaveAccessibleDescription(t('customer.merge.nobody'));
  await other.fill(second);
  await submit(t('customer.merge.search'));
  await expect(dialog.getByRole('listitem').filter({ hasText: second })).toBeVisible();
  await looksRight(page);
  await submit(t('customer.merge.submit'));
  await expect(page.getByText(t('customer.merge.done'))).toBeVisible();
  for (const number of [kept, gone])
    await expect(page.getByRole('rowheader', { name: number, exact: true })).toBeVisible();

  await open(t('customer.correct'));
  await dialog.getByLabel(t('customer.field.phone')).fill('1');
  await submit(t('customer.correct.submit'));
  await expect(dialog.getByRole('alert')).toContainText(t('customer.field.phone'));
  await dialog.getByLabel(t('customer.field.phone')).fill('+49 40 1234567');
  await submit(t('customer.correct.submit'));
  await expect(page.getByText(t('customer.correct.done'))).toBeVisible();
  await expect(page.getByText('+49 40 1234567')).toBeVisible();

  await open(t('customer.forget'));
  await looksRight(page);
  await submit(t('customer.forget.submit'));
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByLabel(t('customer.forget.confirm')).focus();
  await page.keyboard.press('Space');
  await submit(t('customer.forget.submit'));
  await expect(page.getByText(t('customer.forget.done'), { exact: true })).toBeVisible();
  await expect(title).toBeHidden();
});

/** An order of a guest with this name. */
async function buyGuest(
  page: Parameters<typeof buyTickets>[0],
  email: string,
  lname: string,
): Promise<string> {
  const c = { fname: 'Ada', lname, email, country: 'DE' };
  const made = await page.request.post('/api/de/auth/guest', { data: { c } });
  const token: string = (await made.json()).data;
  return (await buyTickets(page, email, 1, token)).number;
}
