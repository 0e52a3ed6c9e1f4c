// A parcel abroad (spec 4 "Shipping", spec 8 "Shipping failure"): what it costs follows the country, and where we do not send
// to is said before anything is ordered.
import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { onlyMailTo } from './mailbox.ts';
import { addArticle, chooseCountry, deliveryAddress, sendElsewhere, summary } from './retail-visitor.ts';
import { speak } from './speech.ts';
import {
  acceptTerms,
  anEmail,
  atTheBank,
  continueAsGuest,
  decide,
  goToCheckout,
  orderButton,
  orderPlaced,
} from './visitor.ts';

test('a poster goes to France, and none to Brazil', async ({ page, watch }) => {
  const speech = speak('en');
  const { t, formats } = speech;
  watch.expectStatus(422);
  const email = anEmail();
  await addArticle(page, speech, 'plakat-mondwasser');
  await goToCheckout(page, speech);
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
  const errors = page.getByRole('alert').filter({ hasText: t('cart.errors') });
  await expect(errors).toBeFocused();
  await expect(errors).toContainText('Please contact us.');
  await expect(page).toHaveURL(/\/en\/checkout$/);

  await chooseCountry(page, speech, 'France');
  await expect(summary(page, speech)).toContainText(t('cart.shipping.to', { country: 'France' }));
  await expect(summary(page, speech)).toContainText(formats.money(2200 + 790));
  await expect(errors).toHaveCount(0);
  await orderButton(page, speech).click();
  await atTheBank(page, speech);
  await expect(page.getByText(formats.money(2990), { exact: true })).toBeVisible();
  await decide(page, 'Pay');
  await orderPlaced(page, speech);
  const parcel = page.getByRole('region', { name: t('cart.parcel'), exact: true });
  for (const words of ['Ana Marinho', 'Rua do Cais 4', 'France']) await expect(parcel).toContainText(words);
  expect((await onlyMailTo(email)).text).toContain('Ana Marinho');
});
