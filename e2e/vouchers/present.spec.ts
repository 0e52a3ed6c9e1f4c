// A voucher as a present (ADR 080, ADR 081): chosen for a friend, seen beforehand, changed in the cart, sent, and redeemed by the
// button of its mail.
import { expect, type Page } from '@playwright/test';
import { customersWording } from '../../domain/wording/customers/customers-wording.ts';
import { refusalsWording } from '../../domain/wording/refusals/refusals-wording.ts';
import { expectMessage, summary } from '../merchandise/retail-visitor.ts';
import { journeyNow } from '../servers.ts';
import { inspect } from '../support/inspect.ts';
import { test } from '../support/journey.ts';
import { mailsTo, onlyMailTo } from '../support/mailbox.ts';
import { GERMAN, type Speech, speechIn } from '../support/speech.ts';
import { arriveWithCart, buyAsGuest, goToCheckout, newEmail, visit } from '../support/visitor.ts';

const VOUCHER = '/de/vouchers/gutschein-wunschbetrag';

function dayFrom(days: number): string {
  return new Date(journeyNow().getTime() + days * 86_400_000).toISOString().slice(0, 10);
}

async function chooseFriend(page: Page, { t }: Speech, email: string): Promise<void> {
  const field = (name: 'to' | 'email' | 'from') =>
    page.getByRole('textbox', { name: t(`vouchers.present.${name}`) });
  await field('to').fill('Nora');
  await field('email').fill(email);
  await field('from').fill('Ada');
}

test('a voucher is chosen for a friend, previewed, changed to leave today, and its mail’s button opens the shop with it; another waits for its day', async ({
  page,
  anotherVisitor,
}) => {
  test.slow();
  const { t, formats } = GERMAN;
  const [buyer, friend, other] = [newEmail(), newEmail(), newEmail()];
  const chosen = dayFrom(30);
  const present = { to: 'Mia', email: other, from: 'Ada', day: chosen, language: 'de' };
  await arriveWithCart(page, GERMAN, [{ type: 'voucher', id: 'gutschein-25', count: 1, present }]);
  await visit(page, VOUCHER);
  const day = page.getByLabel(t('vouchers.present.day'));
  const add = page.getByRole('button', { name: t('vouchers.add') });

  await test.step('what is missing, and too little an amount, is said at its field', async () => {
    const amount = page.getByRole('textbox', { name: t('vouchers.amount') });
    const suggested = await amount.inputValue();
    await page.getByRole('radio', { name: t('vouchers.present.other') }).check();
    await amount.fill('1');
    await add.click();
    await expect(amount).toBeFocused();
    await expect(page.getByText(customersWording.de['field.REQUIRED'])).toHaveCount(3);
    await inspect(page);
    await expect(page).toHaveTitle(/^.+ - Museum am Strom$/);
    await amount.fill(suggested);
    await add.click();
    await expect(page.getByRole('textbox', { name: t('vouchers.present.to') })).toBeFocused();
  });

  await test.step('what was chosen is kept over a reload', async () => {
    await chooseFriend(page, GERMAN, friend);
    await page.getByRole('textbox', { name: t('cart.greeting') }).fill('Alles Gute');
    await page.getByRole('combobox', { name: t('vouchers.present.language') }).selectOption('fr');
    await day.fill(chosen);
    await page.reload();
    await expect(day).toHaveValue(chosen);
    await expect(page.getByRole('textbox', { name: t('vouchers.present.email') })).toHaveValue(friend);
  });

  await test.step('its mail can be seen beforehand', async () => {
    const opening = page.context().waitForEvent('page');
    await page.getByRole('button', { name: t('vouchers.preview.mail') }).click();
    const preview = await opening;
    await expect(preview.getByText('XXXX XXXX XXXX')).toBeVisible();
    await expect(preview.getByText('Alles Gute')).toBeVisible();
    await inspect(preview);
    await preview.close();
  });

  await test.step('the cart says when it leaves, and changes that', async () => {
    await add.click();
    await expectMessage(page, t('vouchers.added', { count: 1 }));
    await goToCheckout(page, GERMAN);
    const lines = page.getByRole('region', { name: t('cart.lines') });
    const said = t('vouchers.present.on', { name: 'Nora', email: friend, day: formats.day(chosen) });
    await expect(lines).toContainText(said);
    await expect(summary(page, GERMAN)).toContainText(said);
    const name = 'Gutschein mit Wunschbetrag';
    await page.getByRole('link', { name: t('cart.change.line', { name }), exact: true }).click();
    await expect(page.getByRole('textbox', { name: t('vouchers.present.email') })).toHaveValue(friend);
    await day.fill((await day.getAttribute('min')) ?? '');
    await page.getByRole('button', { name: t('cart.change.take') }).click();
    await expect(lines).toContainText(t('vouchers.present.now', { name: 'Nora', email: friend }));
    await expect(lines.getByRole('heading', { level: 3 })).toHaveCount(2);
  });

  await test.step('the order says which one waits', async () => {
    await buyAsGuest(page, GERMAN, buyer);
    const state = t('cart.present.waiting', { day: formats.day(chosen, 'long') });
    await expect(page.getByText(state)).toBeVisible();
    await page.getByRole('link', { name: t('cart.success.review') }).click();
    await expect(page.getByText(state)).toBeVisible();
    await inspect(page);
  });

  await test.step('the friend opens the shop with it', async () => {
    const mail = await onlyMailTo(friend);
    const link = /https?:\/\/\S+\/redeem\/#\S+/.exec(mail.text ?? '')?.[0] ?? '';
    const code = link.split('#')[1] ?? 'none';
    expect((await onlyMailTo(buyer)).text).not.toContain(code);
    expect(await mailsTo(other)).toEqual([]);
    await expectPresent(await anotherVisitor(), link, code);
  });
});

/** The button of a French mail leads to the worth of its code, which stays over a reload and is in the cart. */
async function expectPresent(page: Page, link: string, code: string): Promise<void> {
  const { t, formats } = speechIn('fr');
  await visit(page, link);
  const worth = t('vouchers.redeem.worth', { amount: formats.money(4000) });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(worth);
  expect(page.url()).not.toContain(code);
  await inspect(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(worth);
  await page.getByRole('link', { name: t('vouchers.redeem.cart') }).click();
  await expect(page.getByText(code)).toBeVisible();
}

test('a link with a spent, an expired or an unknown code says which, lets another one be typed, and no code stays in the address or the cart', async ({
  page,
  watch,
}) => {
  const { t, formats } = GERMAN;
  watch.expectStatus(422);
  for (const [code, words] of [
    ['LEER-25-EURO', refusalsWording.de['refusal.VOUCHER_NO_AMOUNT_LEFT']],
    ['GESTERN-15-EURO', t('vouchers.code.late', { valid_to: formats.day(dayFrom(-1)) })],
    ['NOBODYSCODE2', 'kennen wir nicht'],
  ] as const)
    await test.step(code, async () => {
      await page.goto('about:blank');
      await visit(page, `/de/redeem/#${code}`);
      await expect(page.getByRole('main')).toContainText(words);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/€/);
      await expect(page.getByRole('textbox', { name: t('vouchers.code') })).toBeVisible();
      await expect(page.getByRole('button', { name: t('cart.again') })).toHaveCount(0);
      expect(page.url()).not.toContain(code);
      expect(await page.evaluate(() => sessionStorage.getItem('cart'))).toBeNull();
    });
  await inspect(page);
  await page.getByRole('textbox', { name: t('vouchers.code') }).fill('MASCHINE-5-EURO');
  await page.getByRole('button', { name: t('vouchers.code.redeem'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/5,00/);
  await expect(page.getByRole('main')).not.toContainText('kennen wir nicht');
});
