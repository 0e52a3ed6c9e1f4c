// Changing a voucher’s greeting in the cart. That it is in the order, too, shows `cart/retail-cart.spec.ts`.
import { expect } from '@playwright/test';
import { summary } from '../merchandise/retail-visitor.ts';
import { inspect } from '../support/inspect.ts';
import { test } from '../support/journey.ts';
import { GERMAN } from '../support/speech.ts';
import { arriveWithCart, cartLines } from '../support/visitor.ts';

const { t } = GERMAN;

test('a greeting can be changed, removed and written again in the cart', async ({ page }) => {
  await arriveWithCart(page, GERMAN, [
    { type: 'voucher', id: 'gutschein-25', count: 1, greeting: 'Für Mia' },
  ]);
  const [name = ''] = await cartLines(page, GERMAN).allTextContents();
  const lines = page.getByRole('region', { name: t('cart.lines') });
  const change = lines.getByRole('button', { name: `${t('cart.greeting.change')}: ${name}`, exact: true });
  const add = lines.getByRole('button', { name: `${t('cart.greeting.add')}: ${name}`, exact: true });
  const field = lines.getByRole('textbox', { name: t('cart.greeting') });
  const confirm = lines.getByRole('button', { name: t('cart.document.confirm'), exact: true });

  await change.click();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('Für Mia');
  await inspect(page);
  await field.fill('Für Tom');
  await lines.getByRole('button', { name: t('cart.document.leave'), exact: true }).click();
  await expect(lines).toContainText('Für Mia');
  await expect(change).toBeFocused();

  await change.click();
  await lines
    .getByRole('button', { name: t('cart.remove.line', { name: t('cart.greeting') }), exact: true })
    .click();
  await expect(lines).not.toContainText('Für Mia');
  await expect(add).toBeFocused();
  await page.reload();
  await expect(lines).not.toContainText('Für Mia');

  await add.click();
  await field.fill('  Für Tom, bei Ebbe.  ');
  await confirm.click();
  await expect(lines.getByText('Für Tom, bei Ebbe.', { exact: true })).toBeVisible();
  await expect(lines.getByRole('heading', { level: 3 })).toHaveCount(1);

  await expect(summary(page, GERMAN)).toContainText('Für Tom, bei Ebbe.');
});
