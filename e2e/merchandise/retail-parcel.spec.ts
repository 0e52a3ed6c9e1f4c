// A parcel abroad (spec 4 "Shipping", spec 8 "Shipping failure"): the cost depends on the country, and the page says before
// the order if we do not ship there.
import { expect } from '@playwright/test';
import { test } from '../support/journey.ts';
import { onlyMailTo } from '../support/mailbox.ts';
import { speechIn } from '../support/speech.ts';
import {
  acceptTerms,
  arriveWithCart,
  continueAsGuest,
  decide,
  expectBankPage,
  newEmail,
  orderButton,
  waitForOrder,
} from '../support/visitor.ts';
import { chooseCountry, deliveryAddress, sendElsewhere, summary } from './retail-visitor.ts';

test('each field of the delivery address says what is missing in it; a poster can be sent to France, but not to Brazil', async ({
  page,
  watch,
}) => {
  const speech = speechIn('en');
  const { t, formats } = speech;
  watch.expectStatus(422);
  const email = newEmail();
  await arriveWithCart(page, speech, [{ type: 'merchandise', id: 'plakat-mondwasser', count: 1 }]);
  const errors = page.getByRole('alert').filter({ hasText: t('cart.errors') });
  await test.step('each field says what is missing in it', async () => {
    await orderButton(page, speech).click();
    const block = deliveryAddress(page, speech);
    const label = t('customers.shipping');
    for (const field of ['name', 'street', 'zip', 'city'] as const) {
      const message = t(`field.missing.${field}`);
      await expect(
        block.getByLabel(t(`customers.field.${field}`), { exact: true }),
      ).toHaveAccessibleDescription(message);
      await expect(
        errors.getByRole('link', { name: t('customers.errors.field', { label, message }) }),
      ).toHaveCount(1);
    }
    await errors.getByRole('link', { name: t('field.missing.zip') }).click();
    await expect(block.getByLabel(t('customers.field.zip'), { exact: true })).toBeFocused();
  });

  await continueAsGuest(page, speech, email);
  await expect(summary(page, speech)).toContainText(formats.money(2200 + 390));
  await sendElsewhere(page, speech, {
    name: 'Ana Marinho',
    street: 'Rua do Cais 4',
    zip: '20010',
    city: 'Rio de Janeiro',
    country: 'Brazil',
  });
  await expect(deliveryAddress(page, speech)).toContainText('Please contact us.');
  await expect(summary(page, speech)).toContainText(t('cart.shipping.none'));
  await acceptTerms(page, speech);
  await orderButton(page, speech).click();
  await expect(errors).toBeFocused();
  await expect(errors).toContainText('Please contact us.');
  await expect(page).toHaveURL(/\/en\/checkout$/);

  await chooseCountry(page, speech, 'France');
  await expect(summary(page, speech)).toContainText(t('cart.shipping.to', { country: 'France' }));
  await expect(summary(page, speech)).toContainText(formats.money(2200 + 790));
  await expect(errors).toHaveCount(0);
  await orderButton(page, speech).click();
  await expectBankPage(page, speech);
  await expect(page.getByText(formats.money(2990), { exact: true })).toBeVisible();
  await decide(page, 'Pay');
  await waitForOrder(page, speech);
  const parcel = page.getByRole('region', { name: t('cart.parcel'), exact: true });
  for (const words of ['Ana Marinho', 'Rua do Cais 4', 'France']) await expect(parcel).toContainText(words);
  expect((await onlyMailTo(email)).text).toContain('Ana Marinho');
});
