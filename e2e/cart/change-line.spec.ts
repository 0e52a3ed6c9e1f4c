// A line of the cart is changed on the page where it was chosen: everything is there as it was, and what is added replaces
// the line.
import { expect, type Page } from '@playwright/test';
import { shopPaths } from '../../domain/addresses.ts';
import { addPass, addVoucher, textOf } from '../merchandise/retail-visitor.ts';
import { test } from '../support/journey.ts';
import { GERMAN, speechesOf } from '../support/speech.ts';
import {
  addToCart,
  cartLines,
  choose,
  findVisit,
  goToCheckout,
  openCart,
  openEvent,
  ticketOffer,
  visit,
} from '../support/visitor.ts';
import { addTour, answerAll, findTour, openTour, timeRadio, tourOffer } from '../tours/tour-visitor.ts';

const { t, formats } = GERMAN;

function changeLink(page: Page, name: string) {
  return page.getByRole('link', { name: t('cart.change.line', { name }), exact: true });
}

function count(page: Page, label: string) {
  return page.getByRole('spinbutton', { name: label, exact: true });
}

/** Presses the bar's button, which leads back to the cart. */
async function save(page: Page, speech = GERMAN) {
  await page.getByRole('button', { name: speech.t('cart.change.take') }).click();
  await expectCart(page, speech);
}

async function expectCart(page: Page, speech = GERMAN) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(speech.t('cart.checkout'));
  await openCart(page, speech);
}

test('a visit of adults and a child moves to another time, and stays one visit', async ({ page }) => {
  const at = await findVisit(page, 'stehende-wellen', (places) => places > 20, 60);
  await openEvent(page, GERMAN, 'stehende-wellen', at);
  await choose(page, GERMAN, 'Erwachsene', 2);
  await choose(page, GERMAN, 'Unter 18 Jahren');
  await addToCart(page, GERMAN);
  await goToCheckout(page, GERMAN);
  await expect(cartLines(page, GERMAN)).toHaveCount(2);

  await changeLink(page, 'Stehende Wellen').first().click();
  await expect(timeRadio(page, GERMAN, at.time)).toBeChecked();
  await expect(count(page, 'Erwachsene')).toHaveValue('2');
  await expect(count(page, 'Unter 18 Jahren')).toHaveValue('1');
  // A reload keeps what is changed.
  await page.reload();
  await expect(count(page, 'Erwachsene')).toHaveValue('2');

  const { timeslot } = await ticketOffer(page, GERMAN, 'stehende-wellen', at.day);
  const later = timeslot.findLast(({ max_tickets }) => max_tickets > 5)?.datetime.slice(11) ?? '';
  expect(later).not.toBe(at.time);
  await timeRadio(page, GERMAN, later).check();
  await choose(page, GERMAN, 'Erwachsene', 3, 2);
  await save(page);
  await expect(cartLines(page, GERMAN)).toHaveCount(2);
  const lines = page.getByRole('region', { name: t('cart.lines') });
  await expect(lines).toContainText(formats.clock(later));
  await expect(lines).not.toContainText(`${formats.clock(at.time)} bis`);
  await expect(page.getByText('42,00 €').first()).toBeVisible();
  // Back does not lead to the change that is done.
  await page.goBack();
  await expect(page).not.toHaveURL(/change=/);
});

test('who changes nothing returns to the same cart', async ({ page }) => {
  await openEvent(page, GERMAN, 'haus-der-maschinen');
  await choose(page, GERMAN, 'Erwachsene', 2);
  await addToCart(page, GERMAN);
  await goToCheckout(page, GERMAN);
  await changeLink(page, 'Haus der Maschinen').click();
  await expect(count(page, 'Erwachsene')).toHaveValue('2');
  await page.getByRole('link', { name: t('cart.change.keep') }).click();
  await expectCart(page);
  await expect(cartLines(page, GERMAN)).toHaveCount(1);
  await changeLink(page, 'Haus der Maschinen').click();
  await save(page);
  await expect(cartLines(page, GERMAN)).toHaveCount(1);
  await expect(count(page, t('cart.count', { name: 'Erwachsene' }))).toHaveValue('2');
});

test('a tour comes back with its people, tickets and answers', async ({ page }) => {
  const id = 'papiergeburtstag-de';
  const at = await findTour(page, id, (places) => places === 12, 23);
  const { questions, detail } = await tourOffer(page, GERMAN, id);
  await openTour(page, GERMAN, id, at);
  await choose(page, GERMAN, t('tours.people'), 7);
  await choose(page, GERMAN, 'Kind', 6);
  await choose(page, GERMAN, 'Begleitperson');
  const given = await answerAll(page, questions);
  await addTour(page, GERMAN);
  await goToCheckout(page, GERMAN);

  await changeLink(page, detail.name).click();
  await expect(count(page, t('tours.people'))).toHaveValue('7');
  await choose(page, GERMAN, t('tours.people'), 8, 7);
  await choose(page, GERMAN, 'Kind', 7, 6);
  await save(page);
  await expect(cartLines(page, GERMAN)).toHaveCount(1);
  await page.getByText(t('tours.line.answers'), { exact: true }).click();
  for (const { text } of given) await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
  await expect(page.getByText('7 × Kind').first()).toBeVisible();
});

for (const speech of speechesOf('da')) {
  test(`a pass comes back with its owner, a voucher with its greeting, in ${speech.language}`, async ({
    page,
  }) => {
    const words = speech.t;
    const change = (name: string) =>
      page.getByRole('link', { name: words('cart.change.line', { name }), exact: true }).click();
    const pass = await addPass(page, speech, 'jahreskarte', 'Ada Lovelace');
    const voucher = await addVoucher(page, speech, 'gutschein-25', { greeting: 'Kom snart' });
    await visit(page, `/${speech.language}/${shopPaths.checkout()}`);
    await openCart(page, speech);

    await change(pass);
    const owner = page.getByRole('textbox', { name: words('passes.owner.name') });
    await expect(owner).toHaveValue('Ada Lovelace');
    await owner.fill('Ada King');
    await save(page, speech);
    await change(voucher);
    const greeting = page.getByRole('textbox', { name: words('cart.greeting') });
    await expect(greeting).toHaveValue('Kom snart');
    await greeting.fill('Vi ses');
    await save(page, speech);

    await expect(cartLines(page, speech)).toHaveCount(2);
    expect(await textOf(page.getByRole('region', { name: words('cart.lines') }))).toMatch(/Ada King.*Vi ses/);
  });
}
