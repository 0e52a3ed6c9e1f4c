// What a visitor does with articles, annual passes, vouchers and codes. Controls are found by the words on the page.
import { expect, type Locator, type Page } from '@playwright/test';
import type { Speech } from '../support/speech.ts';
import { typeCount, visit } from '../support/visitor.ts';

function pressAdd(page: Page, { t }: Speech): Promise<void> {
  return page.getByRole('button', { name: t('merchandise.add') }).click();
}

export function expectMessage(page: Page, words: string): Promise<void> {
  return expect(page.getByText(words).first()).toBeVisible();
}

/** The text of an element, without spaces around it. */
export async function textOf(place: Locator): Promise<string> {
  return ((await place.textContent()) ?? '').trim();
}

/** Puts a number of pieces of an article into the cart. */
export async function addArticle(page: Page, speech: Speech, id: string, count = 1): Promise<string> {
  await visit(page, `/${speech.language}/product/${id}`);
  const name = await textOf(page.getByRole('heading', { level: 1 }));
  if (count > 1) await typeCount(page, name, count);
  await pressAdd(page, speech);
  await expectMessage(page, speech.t('merchandise.added', { name }));
  return name;
}

/** Puts an annual pass for one person into the cart. */
export async function addPass(page: Page, speech: Speech, id: string, owner: string): Promise<string> {
  const { t, language } = speech;
  await visit(page, `/${language}/passes/${id}`);
  await page.getByRole('textbox', { name: t('passes.owner.name') }).fill(owner);
  await pressAdd(page, speech);
  await expectMessage(page, t('passes.added', { count: 1 }));
  return textOf(page.getByRole('heading', { level: 1 }));
}

/** Puts a voucher into the cart. @param amount as typed, for vouchers whose amount the visitor chooses */
export async function addVoucher(
  page: Page,
  { t, language }: Speech,
  id: string,
  { greeting = '', amount = '' } = {},
): Promise<string> {
  await visit(page, `/${language}/vouchers/${id}`);
  if (amount !== '') await page.getByRole('textbox', { name: t('vouchers.amount') }).fill(amount);
  await page.getByRole('textbox', { name: t('cart.greeting') }).fill(greeting);
  await page.getByRole('button', { name: t('vouchers.add') }).click();
  await expectMessage(page, t('vouchers.added', { count: 1 }));
  return textOf(page.getByRole('heading', { level: 1 }));
}

export function codeField(page: Page, { t }: Speech) {
  return page.getByRole('textbox', { name: t('vouchers.code') });
}

/** Types a code and sends it. The answer may be a refusal. */
export async function tryCode(page: Page, speech: Speech, code: string): Promise<void> {
  await codeField(page, speech).fill(code);
  await page.getByRole('button', { name: speech.t('vouchers.code.redeem'), exact: true }).click();
}

export async function redeem(page: Page, speech: Speech, code: string): Promise<void> {
  await tryCode(page, speech, code);
  await expect(codeField(page, speech)).toHaveValue('');
  await expect(page.getByRole('region', { name: speech.t('cart.lines') })).toContainText(
    code.trim().toUpperCase(),
  );
}

/** The summary beside the order button: what is bought and what it costs. */
export function summary(page: Page, { t }: Speech) {
  return page.getByRole('region', { name: t('cart.summary') });
}

export function deliveryAddress(page: Page, { t }: Speech) {
  return page.getByRole('region', { name: t('customers.shipping'), exact: true });
}

export type Parcel = { name: string; street: string; zip: string; city: string; country: string };

/** Tells where the parcel goes. @param to with the country's name */
export async function sendElsewhere(page: Page, speech: Speech, to: Parcel): Promise<void> {
  const { t } = speech;
  const block = deliveryAddress(page, speech);
  const same = block.getByRole('checkbox', { name: t('customers.shipping.same') });
  if (await same.isVisible()) await same.uncheck();
  for (const field of ['name', 'street', 'zip', 'city'] as const)
    await block.getByRole('textbox', { name: t(`customers.field.${field}`), exact: true }).fill(to[field]);
  await chooseCountry(page, speech, to.country);
}

export function chooseCountry(page: Page, speech: Speech, country: string) {
  return deliveryAddress(page, speech)
    .getByRole('combobox', { name: speech.t('customers.field.country') })
    .selectOption({ label: country });
}
