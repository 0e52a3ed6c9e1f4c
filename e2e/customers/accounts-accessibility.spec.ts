// The account pages meet WCAG 2.2 AA, in the states that a visitor brings about and with the keyboard alone. The journeys
// about other states inspect them: accounts-entry.spec, accounts-recovery.spec, accounts-return.spec.
import { expect, type Page } from '@playwright/test';
import { inspect } from '../support/inspect.ts';
import { test } from '../support/journey.ts';
import { tabTo } from '../support/keys.ts';
import { GERMAN } from '../support/speech.ts';
import { visit, waitForApp } from '../support/visitor.ts';
import { accountButton, expectHeading, newAccount } from './account-visitor.ts';

const { t } = GERMAN;

/** Inspects a state, and goes on at a desk. */
async function look(page: Page): Promise<void> {
  await inspect(page);
  await expect(page).toHaveTitle(/^.+ - Museum am Strom$/);
  await page.setViewportSize({ width: 1280, height: 720 });
}

test('a visitor registers, logs out and logs in with the keyboard alone; errors, the end of the registration and the menu of the account are accessible', async ({
  page,
  watch,
}) => {
  watch.expectStatus(401);
  const { email, password } = newAccount();
  const press = (key: string) => page.keyboard.press(key);
  const box = (name: string) => page.getByRole('textbox', { name, exact: true });
  const banner = page.getByRole('banner');
  await visit(page, '/de/');
  await tabTo(page, banner.getByRole('link', { name: t('site.register') }));
  await press('Enter');
  await expectHeading(page, t('accounts.register.title'));

  await test.step('registers, first with errors', async () => {
    await tabTo(page, box(t('customers.field.fname')));
    await press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: t('customers.errors') })).toBeFocused();
    await look(page);
    for (const [label, value] of [
      [t('customers.field.fname'), 'Ada'],
      [t('customers.field.lname'), 'Lovelace'],
      [t('customers.field.email'), email],
      [t('accounts.email.repeat'), email],
      [t('accounts.password'), password],
      [t('accounts.password.repeat'), password],
    ] as const) {
      await tabTo(page, box(label));
      await page.keyboard.type(value);
    }
    await press('Enter');
    await expectHeading(page, t('accounts.registered.title'));
    await look(page);
  });

  await test.step('logs out', async () => {
    await tabTo(page, accountButton(page, GERMAN));
    await press('Enter');
    await tabTo(page, banner.getByRole('link', { name: t('accounts.logout') }));
    await press('Enter');
    await expect(banner.getByRole('link', { name: t('site.login') })).toBeVisible();
    await waitForApp(page);
  });

  await test.step('logs in, first with a wrong password', async () => {
    await tabTo(page, banner.getByRole('link', { name: t('site.login') }));
    await press('Enter');
    await expectHeading(page, t('accounts.login.title'));
    await tabTo(page, box(t('accounts.email')));
    await page.keyboard.type(email);
    await press('Tab');
    await page.keyboard.type('nothing');
    await press('Enter');
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await look(page);
    await tabTo(page, box(t('accounts.password')));
    await press('ControlOrMeta+a');
    await page.keyboard.type(password);
    await press('Tab');
    const show = t('accounts.password.show.label', { label: t('accounts.password') });
    await expect(page.getByRole('button', { name: show })).toBeFocused();
    await press('Space');
    await expect(box(t('accounts.password'))).toHaveAttribute('type', 'text');
    await press('Tab');
    await press('Enter');
    await expect(accountButton(page, GERMAN)).toBeVisible();
    await tabTo(page, accountButton(page, GERMAN));
    await press('Enter');
    await expect(page.getByRole('link', { name: t('accounts.logout') })).toBeVisible();
    await look(page);
  });
});
