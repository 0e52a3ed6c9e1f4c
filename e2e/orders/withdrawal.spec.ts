// The withdrawal button (§ 356a BGB): from the footer of any page, without login, to the receipt on the page and by mail.
import { expect, type Page } from '@playwright/test';
import { buy, VOUCHER } from '../support/bought.ts';
import { inspect } from '../support/inspect.ts';
import { test } from '../support/journey.ts';
import { onlyMailTo } from '../support/mailbox.ts';
import { GERMAN, type Speech, speechIn } from '../support/speech.ts';
import { newEmail, visit } from '../support/visitor.ts';

function footerLink(page: Page, { t }: Speech) {
  return page.getByRole('contentinfo').getByRole('link', { name: t('withdrawal.link') });
}

function summary(page: Page, { t }: Speech) {
  return page.getByRole('alert').filter({ hasText: t('customers.errors') });
}

test('a visitor withdraws from a contract with the keyboard alone, and nothing is lost when the shop cannot be reached', async ({
  page,
  watch,
}) => {
  watch.expectTrouble(/withdrawal/);
  const speech = speechIn('fr');
  const { t } = speech;
  const email = newEmail();
  const typed = { name: 'Ada Lovelace', number: '2026-100017', email, part: 'Nur das Buch' } as const;
  const field = (name: keyof typeof typed) => page.getByRole('textbox', { name: t(`withdrawal.${name}`) });
  await visit(page, '/fr/tickets');
  await footerLink(page, speech).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/fr\/withdrawal$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('withdrawal.link'));

  await field('name').focus();
  for (const text of [typed.name, typed.number, 'ada', typed.part]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  const confirm = page.getByRole('button', { name: t('withdrawal.confirm') });
  await expect(confirm).toBeFocused();
  await page.keyboard.press('Enter');
  await test.step('the form with errors is accessible, and leads to what is wrong', async () => {
    await expect(summary(page, speech)).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(`^${t('site.errorPrefix')} ${t('withdrawal.link')}`));
    await expect(field('name')).toHaveValue('Ada Lovelace');
    await inspect(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(field('email')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(email);
    await expect(summary(page, speech)).toHaveCount(0);
  });
  await test.step('nothing typed is lost when the shop cannot be reached', async () => {
    await page.route('**/api/fr/withdrawal', (route) => route.abort());
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: t('cart.unreachable') })).toBeVisible();
    for (const name of ['name', 'number', 'email', 'part'] as const)
      await expect(field(name)).toHaveValue(typed[name]);
    await page.unroute('**/api/fr/withdrawal');
    await confirm.press('Enter');
  });
  await test.step('the receipt is on the page, accessible, and in the mail', async () => {
    const at = await expectReceipt(page, speech, Object.values(typed));
    const mail = await onlyMailTo(email);
    for (const said of [...Object.values(typed), at]) expect(mail.text).toContain(said);
    expect(mail.html).toContain('lang="fr"');
    await inspect(page);
  });
  await test.step('the next form is empty, and says first what is missing', async () => {
    await footerLink(page, speech).press('Enter');
    await expect(field('number')).toHaveValue('');
    await expect(summary(page, speech)).toHaveCount(0);
    await confirm.click();
    await expect(summary(page, speech).getByRole('link')).toHaveCount(3);
  });
});

/** @returns the time of day at which the declaration arrived */
async function expectReceipt(page: Page, { t }: Speech, texts: readonly string[]): Promise<string> {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(t('withdrawal.received'));
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(`^${t('withdrawal.received')}`));
  const main = page.getByRole('main');
  for (const said of texts) await expect(main).toContainText(said);
  const at = (await main.getByRole('heading', { level: 2 }).textContent()) ?? '';
  return /\d\d:\d\d/.exec(at)?.[0] ?? 'no time';
}

test('coming from the order’s page, the form contains its number and e-mail address, and the page’s address does not', async ({
  page,
}) => {
  const { t } = GERMAN;
  const email = newEmail();
  const { number, booking_id } = await buy(page, email, [VOUCHER]);
  await visit(page, `/de/order-review/${booking_id}`);
  await page
    .getByRole('main')
    .getByRole('link', { name: t('withdrawal.link') })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('withdrawal.link'));
  await expect(page).toHaveURL(/\/de\/withdrawal$/);
  await expect(page.getByRole('textbox', { name: t('withdrawal.email') })).toHaveValue(email);
  const typed = page.getByRole('textbox', { name: t('withdrawal.number') });
  await expect(typed).toHaveValue(number);
  await page.reload();
  await expect(typed).toHaveValue(number);
  await footerLink(page, GERMAN).click();
  await expect(typed).toHaveValue('');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  // Without JavaScript Chromium reports the preloading of scripts as an error.
  test.beforeEach(({ watch }) => watch.expectTrouble(/\.js failed: csp$/));

  test('the page names other ways to withdraw, and has no form that would not work', async ({ page }) => {
    const { t } = GERMAN;
    // Whoever pays keeps the checkout.
    await page.goto('/de/checkout');
    await expect(footerLink(page, GERMAN)).toHaveAttribute('target', '_blank');
    await page.goto('/de/');
    await footerLink(page, GERMAN).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('withdrawal.link'));
    const mailto = page.getByRole('contentinfo').locator('a[href^="mailto:"]');
    const email = (await mailto.textContent()) ?? 'no address';
    await expect(page.getByText(t('withdrawal.noScript', { email }))).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: email })).toHaveAttribute(
      'href',
      `mailto:${email}`,
    );
    await expect(page.getByRole('button', { name: t('withdrawal.confirm') })).toHaveCount(0);
  });
});
