// From the home page to a paid order without a mouse: Tab, arrows, Space, Enter and typing.
import { expect } from '@playwright/test';
import { test } from '../support/journey.ts';
import { focusedDay, tabTo } from '../support/keys.ts';
import { GERMAN } from '../support/speech.ts';
import { expectBankPage, newEmail, visit, waitForOrder } from '../support/visitor.ts';

const { t } = GERMAN;

function daysBetween(from: string, to: string) {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}

test('a visitor buys with the keyboard alone, and a dialog in the cart returns the focus', async ({
  page,
}) => {
  const email = newEmail();
  await visit(page, '/de/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: t('site.skip') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'Stehende Wellen' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stehende Wellen');

  // Tab stops at the calendar once. Arrows move by day and week, Page Down by month, and Enter chooses.
  await tabTo(page, page.getByRole('gridcell', { selected: true }).getByRole('button'));
  const start = await focusedDay(page);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => focusedDay(page)).not.toBe(start);
  expect(daysBetween(start, await focusedDay(page))).toBe(1);
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => daysBetween(start, await focusedDay(page))).toBe(8);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => focusedDay(page)).toBe(start);
  await page.keyboard.press('PageDown');
  await expect.poll(async () => daysBetween(start, await focusedDay(page))).toBeGreaterThan(20);
  await expect(page.getByRole('grid')).not.toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  const chosen = await focusedDay(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('gridcell', { selected: true }).getByRole('button')).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`date=${chosen}`));

  // Arrows skip sold-out times.
  const times = page
    .getByRole('group', { name: t('visit.step.time') })
    .getByRole('radio', { disabled: false });
  await expect(times.first()).not.toBeChecked();
  await tabTo(page, times.first());
  await page.keyboard.press('Space');
  await expect(times.first()).toBeChecked();
  await page.keyboard.press('ArrowDown');
  await expect(times.nth(1)).toBeChecked();
  await tabTo(page, page.getByRole('button', { name: t('site.more', { label: 'Erwachsene' }), exact: true }));
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('spinbutton', { name: 'Erwachsene', exact: true })).toHaveValue('2');
  await tabTo(page, page.getByRole('button', { name: t('tickets.add') }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: t('cart.bar.link') }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('cart.checkout'));

  // The dialog that asks before removing a line returns the focus.
  await tabTo(page, page.locator('summary').filter({ hasText: t('cart.fold') }));
  await page.keyboard.press('Enter');
  const remove = page.getByRole('button', { name: t('cart.remove.line', { name: 'Stehende Wellen' }) });
  await tabTo(page, remove);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('button', { name: t('cart.remove.no') })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(remove).toBeFocused();

  for (const [label, value] of [
    [t('customers.field.fname'), 'Ada'],
    [t('customers.field.lname'), 'Lovelace'],
    [t('customers.field.email'), email],
  ] as const) {
    await tabTo(page, page.getByRole('textbox', { name: label, exact: true }));
    await page.keyboard.type(value);
  }

  await tabTo(page, page.getByRole('radio', { name: 'Kreditkarte' }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Lastschrift' })).toBeChecked();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: 'Kreditkarte' })).toBeChecked();
  await tabTo(page, page.getByRole('checkbox', { name: t('cart.accept.terms') }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: t('cart.order'), exact: true }));
  await page.keyboard.press('Enter');
  await expectBankPage(page, GERMAN);
  await tabTo(page, page.getByRole('button', { name: 'Pay', exact: true }));
  await page.keyboard.press('Enter');
  await waitForOrder(page, GERMAN);
});
