// A present that waits for its day (ADR 080): on the day its mail leaves, and its button opens the shop with it.
import { expect } from '@playwright/test';
import { expectMessage } from '../merchandise/retail-visitor.ts';
import { addressOf, clockShift, journeyNow } from '../servers.ts';
import { inspect } from '../support/inspect.ts';
import { test } from '../support/journey.ts';
import { mailsTo, onlyMailTo } from '../support/mailbox.ts';
import { closeShop, openShop } from '../support/own-shop.ts';
import { GERMAN, speechIn } from '../support/speech.ts';
import { buyAsGuest, goToCheckout, newEmail, visit } from '../support/visitor.ts';

const { t, formats } = GERMAN;

// A shop of its own, whose clock this journey sets.
test.use({ baseURL: addressOf('dated') });

test.afterAll(closeShop);

test('a present leaves on its day, once, and its button opens the shop with it', async ({
  page,
  anotherVisitor,
}) => {
  test.setTimeout(600_000);
  const [buyer, friend] = [newEmail(), newEmail()];
  const day = new Date(journeyNow().getTime() + 86_400_000).toISOString().slice(0, 10);
  await openShop('dated', clockShift, true);
  await visit(page, '/de/vouchers/gutschein-wunschbetrag');
  await page.getByRole('radio', { name: t('vouchers.present.other') }).check();
  for (const [field, value] of [
    ['to', 'Nora'],
    ['email', friend],
    ['from', 'Ada'],
  ] as const)
    await page.getByRole('textbox', { name: t(`vouchers.present.${field}`) }).fill(value);
  await page.getByLabel(t('vouchers.present.day')).fill(day);
  await page.getByRole('combobox', { name: t('vouchers.present.language') }).selectOption('da');
  await page.getByRole('button', { name: t('vouchers.add') }).click();
  await expectMessage(page, t('vouchers.added', { count: 1 }));
  await goToCheckout(page, GERMAN);
  await buyAsGuest(page, GERMAN, buyer);
  await page.getByRole('link', { name: t('cart.success.review') }).click();
  const state = (key: 'waiting' | 'sent') => t(`cart.present.${key}`, { day: formats.day(day, 'long') });
  await expect(page.getByText(state('waiting'))).toBeVisible();
  const orderLink = page.url();
  await onlyMailTo(buyer, 'dated');
  expect(await mailsTo(friend, 'dated')).toEqual([]);

  // The day comes. No page is open meanwhile.
  await page.goto('about:blank');
  await closeShop();
  await openShop('dated', Date.parse(`${day}T12:00Z`) - Date.now());
  await expect.poll(async () => (await mailsTo(friend, 'dated')).length, { timeout: 150_000 }).toBe(1);
  const mail = await onlyMailTo(friend, 'dated');
  const later = await anotherVisitor();
  await visit(later, orderLink);
  await expect(later.getByText(state('sent'))).toBeVisible();

  const danish = speechIn('da');
  const nora = await anotherVisitor();
  await visit(nora, /https?:\/\/\S+\/redeem\/#\S+/.exec(mail.text ?? '')?.[0] ?? '');
  await expect(nora.getByRole('heading', { level: 1 })).toHaveText(
    danish.t('vouchers.redeem.worth', { amount: danish.formats.money(4000) }),
  );
  await inspect(nora);
});
