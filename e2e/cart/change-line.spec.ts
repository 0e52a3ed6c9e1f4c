// A line of the cart is changed on the page where it was chosen: everything is there as it was, and what is added replaces
// the line.
import { expect, type Page } from '@playwright/test';
import { textOf } from '../merchandise/retail-visitor.ts';
import { test } from '../support/journey.ts';
import { GERMAN } from '../support/speech.ts';
import {
  arriveWithCart,
  cartLines,
  choose,
  findVisit,
  goToCheckout,
  openCart,
  ticketOffer,
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
async function save(page: Page) {
  await page.getByRole('button', { name: t('cart.change.take') }).click();
  await expectCart(page);
}

async function expectCart(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('cart.checkout'));
  await openCart(page, GERMAN);
}

test('a visit of adults and a child is kept as it is, or moves to another time and stays one visit', async ({
  page,
}) => {
  const at = await findVisit(page, 'stehende-wellen', (places) => places > 20, 60);
  const { tickets, timeslot } = await ticketOffer(page, GERMAN, 'stehende-wellen', at.day);
  const id = (label: string) => tickets.find(({ name }) => name === label)?.id ?? '';
  const datetime = `${at.day} ${at.time}`;
  await arriveWithCart(page, GERMAN, [
    { type: 'ticket', id: id('Erwachsene'), datetime, count: 2 },
    { type: 'ticket', id: id('Unter 18 Jahren'), datetime, count: 1 },
  ]);
  const change = changeLink(page, 'Stehende Wellen').first();

  await test.step('who changes nothing returns to the same cart', async () => {
    await change.click();
    await expect(count(page, 'Erwachsene')).toHaveValue('2');
    await page.getByRole('link', { name: t('cart.change.keep') }).click();
    await expectCart(page);
    await expect(cartLines(page, GERMAN)).toHaveCount(2);
    await change.click();
    await save(page);
    await expect(cartLines(page, GERMAN)).toHaveCount(2);
    await expect(count(page, t('cart.count', { name: 'Erwachsene' }))).toHaveValue('2');
  });

  await test.step('the visit moves', async () => {
    await change.click();
    await expect(timeRadio(page, GERMAN, at.time)).toBeChecked();
    await expect(count(page, 'Erwachsene')).toHaveValue('2');
    await expect(count(page, 'Unter 18 Jahren')).toHaveValue('1');
    // A reload keeps what is changed.
    await page.reload();
    await expect(count(page, 'Erwachsene')).toHaveValue('2');

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
});

test('a tour comes back with its people, tickets and answers, a pass with its owner, a voucher with its greeting', async ({
  page,
}) => {
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
  const lines = page.getByRole('region', { name: t('cart.lines') });

  await test.step('the tour', async () => {
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

  await test.step('the pass and the voucher', async () => {
    const address = { street: '', zip: '', city: '', country: '' };
    await arriveWithCart(page, GERMAN, [
      {
        type: 'merchandise',
        id: 'jahreskarte',
        count: 1,
        owners: [{ name: 'Ada Lovelace', address, send_to_custom_addr: false }],
      },
      { type: 'voucher', id: 'gutschein-25', count: 1, greeting: 'Bis bald' },
    ]);
    const [pass = '', voucher = ''] = await cartLines(page, GERMAN).allTextContents();
    await changeLink(page, pass.trim()).click();
    const owner = page.getByRole('textbox', { name: t('passes.owner.name') });
    await expect(owner).toHaveValue('Ada Lovelace');
    await owner.fill('Ada King');
    await save(page);
    await changeLink(page, voucher.trim()).click();
    const greeting = page.getByRole('textbox', { name: t('cart.greeting') });
    await expect(greeting).toHaveValue('Bis bald');
    await greeting.fill('Auf dann');
    await save(page);
    await expect(cartLines(page, GERMAN)).toHaveCount(2);
    expect(await textOf(lines)).toMatch(/Ada King.*Auf dann/);
  });
});
