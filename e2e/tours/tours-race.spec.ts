// Two visitors want the last private tour: the slower one sees a message and keeps cart and answers.
import { expect, type Page } from '@playwright/test';
import { test } from '../support/journey.ts';
import { GERMAN } from '../support/speech.ts';
import {
  acceptTerms,
  cartLines,
  chooseExpress,
  continueAsGuest,
  decide,
  goToCheckout,
  newEmail,
  order,
  orderButton,
  payExpress,
  typeCount,
  type Visit,
  waitForOrder,
} from '../support/visitor.ts';
import { addTour, answerAll, findTour, openTour, tourOffer } from './tour-visitor.ts';

const { t } = GERMAN;
const ID = 'unter-sich-nl';

/** Fills in the whole form and goes to the cart. Returns the answers. */
async function wants(page: Page, at: Visit) {
  const { questions } = await tourOffer(page, GERMAN, ID);
  await openTour(page, GERMAN, ID, at);
  await typeCount(page, t('tours.people'), 12);
  const answers = await answerAll(page, questions);
  await addTour(page, GERMAN);
  await goToCheckout(page, GERMAN);
  return answers;
}

test('two groups want one tour: the slower one keeps cart and answers, and books another day', async ({
  page,
  anotherVisitor,
  watch,
}) => {
  watch.expectStatus(409, 422);
  const slower = await anotherVisitor();
  const email = newEmail();
  const at = await findTour(page, ID, (places) => places === 25, 7);
  const [, answers] = await Promise.all([wants(page, at), wants(slower, at)]);
  await Promise.all([chooseExpress(page, GERMAN), continueAsGuest(slower, GERMAN, email)]);
  await order(page, GERMAN);

  await acceptTerms(slower, GERMAN);
  await orderButton(slower, GERMAN).click();
  await expect(slower.getByText(t('cart.unavailable.text'))).toBeVisible();
  await expect(slower.getByText(t('tours.line.whole', { count: 0 }))).toBeVisible();
  await expect(cartLines(slower, GERMAN)).toHaveCount(1);
  await expect(slower.getByText(email)).toBeVisible();
  await slower.getByText(t('tours.line.answers'), { exact: true }).click();
  for (const { text } of answers) await expect(slower.getByText(text, { exact: true })).toBeVisible();

  await payExpress(page, GERMAN, newEmail());
  await waitForOrder(page, GERMAN);
  await slower.getByRole('link', { name: t('tours.line.again') }).click();
  await expect(slower).toHaveURL(new RegExp(`date=${at.day}`));
  await slower.getByRole('button', { name: /^Nächster freier Tag: / }).click();
  // Nothing has to be counted or answered again.
  await expect(slower.getByRole('spinbutton', { name: t('tours.people'), exact: true })).toHaveValue('12');
  for (const { label, text } of answers) {
    const option = slower.getByRole('group', { name: label }).getByRole('radio', { name: text });
    const field = slower.getByRole('textbox', { name: label });
    const choice = slower.getByRole('combobox', { name: label }).getByRole('option', { selected: true });
    if ((await option.count()) > 0) await expect(option).toBeChecked();
    else if ((await field.count()) > 0) await expect(field).toHaveValue(text);
    else await expect(choice).toHaveText(text);
  }
  // What is chosen now takes the place of what cannot be had.
  await slower.getByRole('button', { name: t('cart.change.take') }).click();
  await expect(slower.getByRole('heading', { level: 1 })).toHaveText(t('cart.checkout'));
  await expect(cartLines(slower, GERMAN)).toHaveCount(1);
  await order(slower, GERMAN);
  await decide(slower, 'Pay');
  await waitForOrder(slower, GERMAN);
});
