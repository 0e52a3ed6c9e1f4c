// The withdrawal button (§ 356a BGB): from the footer of any page, without login, to the receipt on the page and by mail.
import { expect, type Page } from '@playwright/test';
import { addVoucher } from '../merchandise/retail-visitor.ts';
import { inspect } from '../support/inspect.ts';
import { test } from '../support/journey.ts';
import { onlyMailTo } from '../support/mailbox.ts';
import { GERMAN, type Speech, speechIn } from '../support/speech.ts';
import { buyAsGuest, goToCheckout, newEmail, visit } from '../support/visitor.ts';

function footerLink(page: Page, { t }: Speech) {
  return page.getByRole('contentinfo').getByRole('link', { name: t('withdrawal.link') });
}

function summary(page: Page, { t }: Speech) {
  return page.getByRole('alert').filter({ hasText: t('customers.errors') });
}

for (const speech of [GERMAN, speechIn('fr')])
  test(`a visitor withdraws from a contract in ${speech.language}, with the keyboard alone`, async ({
    page,
  }) => {
    const { t, language } = speech;
    const email = newEmail();
    await visit(page, `/${language}/tickets`);
    await footerLink(page, speech).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/${language}/withdrawal$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('withdrawal.link'));

    const name = page.getByRole('textbox', { name: t('withdrawal.name') });
    await name.focus();
    await page.keyboard.type('Ada Lovelace');
    await page.keyboard.press('Tab');
    await page.keyboard.type('2026-100017');
    await page.keyboard.press('Tab');
    await page.keyboard.type('ada');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Nur das Buch');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: t('withdrawal.confirm') })).toBeFocused();
    await page.keyboard.press('Enter');

    await expect(summary(page, speech)).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(`^${t('site.errorPrefix')} ${t('withdrawal.link')}`));
    await expect(name).toHaveValue('Ada Lovelace');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const address = page.getByRole('textbox', { name: t('withdrawal.email') });
    await expect(address).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');

    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(t('withdrawal.received'));
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(`^${t('withdrawal.received')}`));
    const main = page.getByRole('main');
    for (const said of ['Ada Lovelace', '2026-100017', email, 'Nur das Buch'])
      await expect(main).toContainText(said);
    const at = (await main.getByRole('heading', { level: 2 }).textContent()) ?? '';
    const mail = await onlyMailTo(email);
    for (const said of ['Ada Lovelace', '2026-100017', email, 'Nur das Buch'])
      expect(mail.text).toContain(said);
    const time = /\d\d:\d\d/.exec(at)?.[0] ?? 'no time';
    expect(mail.text).toContain(time);
    expect(mail.html).toContain(`lang="${language}"`);
  });

test('the form with errors and the receipt are accessible', async ({ page }) => {
  test.slow();
  const { t } = GERMAN;
  await visit(page, '/de/withdrawal');
  await page.getByRole('button', { name: t('withdrawal.confirm') }).click();
  await expect(summary(page, GERMAN).getByRole('link')).toHaveCount(3);
  await inspect(page);
  await page.getByRole('textbox', { name: t('withdrawal.name') }).fill('Ada Lovelace');
  await page.getByRole('textbox', { name: t('withdrawal.number') }).fill('2026-100017');
  await page.getByRole('textbox', { name: t('withdrawal.email') }).fill(newEmail());
  await expect(summary(page, GERMAN)).toHaveCount(0);
  await page.getByRole('button', { name: t('withdrawal.confirm') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('withdrawal.received'));
  await inspect(page);
  await footerLink(page, GERMAN).press('Enter');
  await expect(page.getByRole('textbox', { name: t('withdrawal.number') })).toHaveValue('');
  await expect(summary(page, GERMAN)).toHaveCount(0);
});

test('nothing typed is lost when the shop cannot be reached', async ({ page, watch }) => {
  const { t } = GERMAN;
  watch.expectTrouble(/withdrawal/);
  await visit(page, '/de/withdrawal');
  const typed = { name: 'Ada Lovelace', number: '2026-100017', email: newEmail(), part: 'Das Buch' } as const;
  const fields = Object.entries(typed) as [keyof typeof typed, string][];
  for (const [field, value] of fields)
    await page.getByRole('textbox', { name: t(`withdrawal.${field}`) }).fill(value);
  await page.route('**/api/de/withdrawal', (route) => route.abort());
  await page.getByRole('button', { name: t('withdrawal.confirm') }).click();
  await expect(page.getByRole('alert').filter({ hasText: t('cart.unreachable') })).toBeVisible();
  for (const [field, value] of fields)
    await expect(page.getByRole('textbox', { name: t(`withdrawal.${field}`) })).toHaveValue(value);
  await page.unroute('**/api/de/withdrawal');
  await page.getByRole('button', { name: t('withdrawal.confirm') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('withdrawal.received'));
});

test('coming from the order’s page, the form contains its number and e-mail address, and the page’s address does not', async ({
  page,
}) => {
  test.slow();
  const { t } = GERMAN;
  const email = newEmail();
  await addVoucher(page, GERMAN, 'gutschein-25', {});
  await goToCheckout(page, GERMAN);
  await expect(footerLink(page, GERMAN)).toHaveAttribute('target', '_blank');
  const number = await buyAsGuest(page, GERMAN, email);
  await page.getByRole('link', { name: t('cart.success.review') }).click();
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
