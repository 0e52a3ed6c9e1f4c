// A voucher as a present (ADR 080, ADR 081): chosen for a friend, seen beforehand, changed in the cart, sent, and redeemed by the
// button of its mail.
import { expect, type Page } from '@playwright/test';
import { customersWording } from '../../domain/wording/customers/customers-wording.ts';
import { refusalsWording } from '../../domain/wording/refusals/refusals-wording.ts';
import { expectMessage, summary } from '../merchandise/retail-visitor.ts';
import { journeyNow } from '../servers.ts';
import { inspect } from '../support/inspect.ts';
import { test } from '../support/journey.ts';
import { onlyMailTo } from '../support/mailbox.ts';
import { GERMAN, type Speech, speechIn } from '../support/speech.ts';
import { buyAsGuest, goToCheckout, newEmail, visit } from '../support/visitor.ts';

const VOUCHER = '/de/vouchers/gutschein-wunschbetrag';

function dayFrom(page: Page): Promise<string> {
  return page.evaluate(() => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10));
}

async function chooseFriend(page: Page, { t }: Speech, email: string): Promise<void> {
  const field = (name: 'to' | 'email' | 'from') =>
    page.getByRole('textbox', { name: t(`vouchers.present.${name}`) });
  await field('to').fill('Nora');
  await field('email').fill(email);
  await field('from').fill('Ada');
}

test('a voucher is chosen for a friend, previewed, and waits for its day', async ({ page }) => {
  test.slow();
  const { t, formats } = GERMAN;
  const friend = newEmail();
  await visit(page, VOUCHER);
  await page.getByRole('radio', { name: t('vouchers.present.other') }).check();
  await page.getByRole('button', { name: t('vouchers.add') }).click();
  await expect(page.getByRole('textbox', { name: t('vouchers.present.to') })).toBeFocused();
  await expect(page.getByText(customersWording.de['field.REQUIRED'])).toHaveCount(3);
  await inspect(page);

  await chooseFriend(page, GERMAN, friend);
  await page.getByRole('textbox', { name: t('cart.greeting') }).fill('Alles Gute');
  const day = page.getByLabel(t('vouchers.present.day'));
  const chosen = await dayFrom(page);
  await day.fill(chosen);
  await page.reload();
  await expect(day).toHaveValue(chosen);
  await expect(page.getByRole('textbox', { name: t('vouchers.present.email') })).toHaveValue(friend);

  const opening = page.context().waitForEvent('page');
  await page.getByRole('button', { name: t('vouchers.preview.mail') }).click();
  const preview = await opening;
  await expect(preview.getByText('XXXX XXXX XXXX')).toBeVisible();
  await expect(preview.getByText('Alles Gute')).toBeVisible();
  await inspect(preview);
  await preview.close();

  await page.getByRole('button', { name: t('vouchers.add') }).click();
  await expectMessage(page, t('vouchers.added', { count: 1 }));
  await goToCheckout(page, GERMAN);
  const said = t('vouchers.present.on', { name: 'Nora', email: friend, day: formats.day(chosen) });
  await expect(page.getByRole('region', { name: t('cart.lines') })).toContainText(said);
  await expect(summary(page, GERMAN)).toContainText(said);
  await buyAsGuest(page, GERMAN, newEmail());
  const state = t('cart.present.waiting', { day: formats.day(chosen, 'long') });
  await expect(page.getByText(state)).toBeVisible();
  await page.getByRole('link', { name: t('cart.success.review') }).click();
  await expect(page.getByText(state)).toBeVisible();
  await inspect(page);
});

test('a present for today arrives at once, and its button opens the shop with it', async ({
  page,
  anotherVisitor,
}) => {
  test.slow();
  const { t } = GERMAN;
  const [buyer, friend] = [newEmail(), newEmail()];
  await visit(page, VOUCHER);
  await page.getByRole('radio', { name: t('vouchers.present.other') }).check();
  await chooseFriend(page, GERMAN, friend);
  await page.getByLabel(t('vouchers.present.day')).fill(await dayFrom(page));
  await page.getByRole('combobox', { name: t('vouchers.present.language') }).selectOption('fr');
  await page.getByRole('button', { name: t('vouchers.add') }).click();
  await expectMessage(page, t('vouchers.added', { count: 1 }));
  await goToCheckout(page, GERMAN);

  const name = 'Gutschein mit Wunschbetrag';
  await page.getByRole('link', { name: t('cart.change.line', { name }), exact: true }).click();
  const day = page.getByLabel(t('vouchers.present.day'));
  await expect(page.getByRole('textbox', { name: t('vouchers.present.email') })).toHaveValue(friend);
  await day.fill((await day.getAttribute('min')) ?? '');
  await page.getByRole('button', { name: t('cart.change.take') }).click();
  const lines = page.getByRole('region', { name: t('cart.lines') });
  await expect(lines).toContainText(t('vouchers.present.now', { name: 'Nora', email: friend }));
  await expect(lines.getByRole('heading', { level: 3 })).toHaveCount(1);

  await buyAsGuest(page, GERMAN, buyer);
  const mail = await onlyMailTo(friend);
  const link = /https?:\/\/\S+\/redeem\/#\S+/.exec(mail.text ?? '')?.[0] ?? '';
  const code = link.split('#')[1] ?? 'none';
  expect((await onlyMailTo(buyer)).text).not.toContain(code);

  const french = speechIn('fr');
  const nora = await anotherVisitor();
  await visit(nora, link);
  const worth = french.t('vouchers.redeem.worth', { amount: french.formats.money(4000) });
  await expect(nora.getByRole('heading', { level: 1 })).toHaveText(worth);
  expect(nora.url()).not.toContain(code);
  await inspect(nora);
  await nora.reload();
  await expect(nora.getByRole('heading', { level: 1 })).toHaveText(worth);
  await nora.getByRole('link', { name: french.t('vouchers.redeem.cart') }).click();
  await expect(nora.getByText(code)).toBeVisible();
});

test('a link whose code is not known says so, and lets another one be typed', async ({ page, watch }) => {
  const { t } = GERMAN;
  watch.expectStatus(422);
  await visit(page, '/de/redeem/#NOBODYSCODE2');
  await expect(page.getByRole('main')).toContainText('kennen wir nicht');
  await inspect(page);
  await page.getByRole('textbox', { name: t('vouchers.code') }).fill('MASCHINE-5-EURO');
  await page.getByRole('button', { name: t('vouchers.code.redeem'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/5,00/);
  await expect(page.getByRole('main')).not.toContainText('kennen wir nicht');
});

test('a link with a spent or an expired code says which, and no code stays in the address or the cart', async ({
  page,
  watch,
}) => {
  const { t, formats } = GERMAN;
  watch.expectStatus(422);
  const yesterday = new Date(journeyNow().getTime() - 86_400_000).toISOString().slice(0, 10);
  for (const [code, words] of [
    ['LEER-25-EURO', refusalsWording.de['refusal.VOUCHER_NO_AMOUNT_LEFT']],
    ['GESTERN-15-EURO', t('vouchers.code.late', { valid_to: formats.day(yesterday) })],
  ] as const) {
    await page.goto('about:blank');
    await visit(page, `/de/redeem/#${code}`);
    await expect(page.getByRole('main')).toContainText(words);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/€/);
    await expect(page.getByRole('textbox', { name: t('vouchers.code') })).toBeVisible();
    await expect(page.getByRole('button', { name: t('cart.again') })).toHaveCount(0);
    expect(page.url()).not.toContain(code);
    await inspect(page);
  }
  await visit(page, '/de/checkout');
  await expect(page.getByText(t('cart.empty.text'))).toBeVisible();
});
