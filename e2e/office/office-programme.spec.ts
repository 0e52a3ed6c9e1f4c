// Somebody who has never seen a file of YAML puts up an exhibition with three tickets, forty times a day and two pictures in
// under five minutes, and a visitor buys a ticket to it (operations 7). Fields, clicks and keys are counted, and the time they
// take is reckoned by the keystroke-level model. What is seldom changed has forms, too, and acts once it is published.
import { readFileSync } from 'node:fs';
import { expect, type Locator } from '@playwright/test';
import { LANGUAGE_NAMES } from '../../domain/language.ts';
import { officePaths, officePathWith } from '../../domain/office-addresses.ts';
import { addressOf, journeyNow } from '../servers.ts';
import { buy, buyTickets } from '../support/bought.ts';
import { test } from '../support/journey.ts';
import { closeShop, openShop } from '../support/own-shop.ts';
import { GERMAN } from '../support/speech.ts';
import { addToCart, choose, goToCheckout, newEmail, ticketOffer, visit } from '../support/visitor.ts';
import { looksRight } from './by-keys.ts';
import { enterAs, menuLink, officeSpeech } from './colleague.ts';
import { openDraft } from './programme/open-draft.ts';
import {
  addArticle,
  changeAccount,
  changeHours,
  changeLook,
  changePage,
  changeSwitch,
  changeTour,
  changeWords,
  giveCode,
  putUpLogo,
  seldomForms,
} from './programme/seldom-forms.ts';

// A shop of its own, because a new exhibition is on every list, and its words, its menu and its look change.
test.use({ baseURL: addressOf('written') });
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(300_000);
  await openShop('written');
});
test.afterAll(closeShop);

/** Seconds for a key of somebody who types slowly, for pointing at something and pressing it, and for thinking what to do. */
const [KEY, POINT, THINK] = [0.28, 1.3, 1.35];
const FIVE_MINUTES = 300;
/** A file is looked for in the device's own dialog. */
const FILE_DIALOG = 15;

function countedWork() {
  const done = { fields: 0, clicks: 0, seconds: 0 };
  return {
    done,
    async fill(field: Locator, text: string) {
      done.fields += 1;
      done.seconds += THINK + POINT + KEY * text.length;
      await field.fill(text);
    },
    async click(control: Locator) {
      done.clicks += 1;
      done.seconds += THINK + POINT;
      await control.click();
    },
    async chooseFile(field: Locator, name: string, source: string) {
      done.fields += 1;
      done.seconds += THINK + POINT + FILE_DIALOG;
      const buffer = readFileSync(new URL(`../../museum/images/${source}`, import.meta.url));
      await field.setInputFiles({ name, mimeType: 'image/svg+xml', buffer });
    },
  };
}

test('an exhibition with three tickets, forty times a day and two pictures is put up within five minutes', async ({
  anotherVisitor,
  page: visitor,
  watch,
}) => {
  test.setTimeout(600_000);
  watch.expectStatus(401);
  const speech = officeSpeech('de');
  const { t } = speech;
  const page = await anotherVisitor({ locale: 'de-DE', baseURL: addressOf('written') });
  await enterAs(page, speech, 'programme', 'written');
  const work = countedWork();
  const inGerman = (label: string, index = 0) =>
    page.getByRole('group', { name: label }).nth(index).getByLabel(LANGUAGE_NAMES.de);

  await work.click(menuLink(page, speech, 'office.menu.programme'));
  await work.click(page.getByRole('button', { name: t('programme.new') }));
  const dialog = page.getByRole('dialog');
  await work.fill(dialog.getByLabel(t('programme.new.reason')), 'Winterlicht');
  await work.click(dialog.getByRole('button', { name: t('programme.new.submit') }));
  await work.click(page.getByRole('link', { name: t('revision.events') }));
  await work.click(page.getByRole('link', { name: t('events.new') }));

  await work.fill(inGerman(t('event.name')), 'Winterlicht');
  await work.fill(inGerman(t('event.subtitle')), 'Fotografien vom vereisten Strom');
  await work.fill(inGerman(t('event.teaser')), 'Sechzig Bilder aus vierzig Wintern.');
  await work.fill(
    inGerman(t('event.description')),
    'Wenn der Strom zufriert, wird die Stadt still. Sechzig Fotografien zeigen das Eis und wer darauf steht.',
  );
  await work.fill(page.getByLabel(t('event.start')), '2026-12-01');
  await work.fill(page.getByLabel(t('event.end')), '2027-02-28');
  await work.fill(page.getByLabel(t('event.last'), { exact: true }), '19:45');
  await work.fill(page.getByLabel(t('event.every')), '15');
  await work.fill(page.getByLabel(t('event.capacity')), '20');
  await expect(page.getByText(t('event.times.count', { count: 40 }))).toBeVisible();

  const tickets = [
    ['Erwachsene', '12'],
    ['Ermäßigt', '8,50'],
    ['Kinder', '0'],
  ] as const;
  for (const [index, [name, price]] of tickets.entries()) {
    if (index > 0) await work.click(page.getByRole('button', { name: t('event.ticket.add') }));
    await work.fill(inGerman(t('event.ticket.name'), index), name);
    await work.fill(page.getByLabel(t('event.ticket.price', { currency: '€' })).nth(index), price);
  }

  await work.chooseFile(page.getByLabel(t('event.picture.file')), 'Eis.svg', 'mondwasser.svg');
  const whole = page.locator('.focus-whole');
  await whole.scrollIntoViewIfNeeded();
  await work.click(whole);
  await work.fill(inGerman(t('event.alt')), 'Eisschollen vor dem Pumpwerk');
  await work.click(page.getByRole('button', { name: t('event.picture.add') }));
  await work.chooseFile(page.getByLabel(t('event.picture.file')).nth(1), 'Halle.svg', 'nachtlinien.svg');
  await work.fill(inGerman(t('event.alt'), 1), 'Die Halle bei Nacht');
  const fromLeft = page.getByLabel(t('event.focus.x')).first();
  await fromLeft.press('ArrowRight');
  await expect(fromLeft).toHaveValue('55');
  await looksRight(page);
  await work.click(page.getByRole('button', { name: t('event.save') }));
  await expect(page.getByRole('row').filter({ hasText: 'Winterlicht' })).toBeVisible();

  await work.click(page.getByRole('main').getByRole('link', { name: /^Programm/ }));
  await work.click(page.getByRole('button', { name: t('revision.publish'), exact: true }));
  await work.click(dialog.getByRole('button', { name: t('revision.publish.submit') }));
  await expect(page.getByText(t('revision.publish.done'))).toBeVisible({ timeout: 60_000 });

  expect(work.done.fields).toBeLessThanOrEqual(20);
  expect(work.done.clicks).toBeLessThanOrEqual(14);
  expect(work.done.seconds).toBeLessThan(FIVE_MINUTES);

  await visit(visitor, '/de/tickets');
  const entry = visitor.getByRole('heading', { name: 'Winterlicht' }).getByRole('link');
  await expect(entry).toBeVisible();
  await visit(visitor, '/de/tickets/winterlicht?date=2026-12-02');
  await expect(
    visitor.getByRole('group', { name: GERMAN.t('visit.step.time') }).getByRole('radio'),
  ).toHaveCount(40);
  const pictures = visitor.getByRole('navigation', { name: GERMAN.t('site.pictures') });
  await pictures.getByRole('link', { name: 'Die Halle bei Nacht' }).click();
  await expect(pictures.getByRole('link', { name: 'Die Halle bei Nacht' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await visitor.getByRole('radio', { name: /^10:15/ }).check();
  await choose(visitor, GERMAN, 'Ermäßigt', 2);
  await addToCart(visitor, GERMAN);
  await goToCheckout(visitor, GERMAN);
  await expect(visitor.getByText('17,00 €').first()).toBeVisible();
  const { tickets: offered } = await ticketOffer(visitor, GERMAN, 'winterlicht');
  const reduced = offered.find(({ name }) => name === 'Ermäßigt');
  const item = { type: 'ticket', id: reduced?.id, datetime: '2026-12-02 10:15', count: 2 };
  await buy(visitor, newEmail(), [item]);

  // Whoever comes back finds it as it was put up, on a telephone, too.
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goBack();
  await page.getByRole('link', { name: 'Winterlicht' }).click();
  await expect(page.locator('.focus-whole img').nth(1)).toHaveJSProperty('complete', true);
  await expect(page.getByLabel(t('event.focus.x')).first()).toHaveValue('55');
  await looksRight(page);
});

test('a tour, an article, a page, the opening hours, words, a switch, a banner, an account, a code, the logo and a font are changed in forms, each message at its field, and act', async ({
  anotherVisitor,
  page: visitor,
  watch,
}) => {
  test.setTimeout(600_000);
  watch.expectStatus(401);
  const speech = officeSpeech('de');
  const { t } = speech;
  const page = await anotherVisitor({ locale: 'de-DE', baseURL: addressOf('written') });
  await enterAs(page, speech, 'admin', 'written');
  const draft = await openDraft(page, speech, 'Frühling');
  const forms = seldomForms(page, speech, draft);
  await test.step('a tour', () => changeTour(forms));
  await test.step('an article with its picture', () => addArticle(forms));
  await test.step('a page', () => changePage(forms));
  const code = await test.step('a code, by keyboard', () => giveCode(forms));
  await test.step('the logo, by keyboard', () => putUpLogo(forms));
  await test.step('words of the shop', () => changeWords(forms));
  await test.step('a switch', () => changeSwitch(forms));
  await test.step('a banner and a font', () => changeLook(forms));
  await test.step('an account of the accountant, on a phone', () => changeAccount(forms));
  await test.step('the opening hours, on a phone', () => changeHours(forms));

  await test.step('they are published together, by keyboard', async () => {
    await page.getByRole('link', { name: t('revision.title', { number: draft }), exact: true }).click();
    await forms.press(page.getByRole('button', { name: t('revision.publish'), exact: true }));
    const submit = page.getByRole('dialog').getByRole('button', { name: t('revision.publish.submit') });
    // What it does has to be shown first.
    await expect(submit).toBeEnabled();
    await submit.press('Enter');
    await expect(page.getByText(t('revision.publish.done'))).toBeVisible({ timeout: 60_000 });
  });

  await test.step('visitors have them', async () => {
    await visit(visitor, '/de/');
    const menu = visitor.getByRole('navigation').first();
    await expect(menu.getByRole('link', { name: 'Geschenke' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Laden am Strom' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Jahreskarten' })).toHaveCount(0);
    const banner = visitor.getByRole('link', { name: 'Winter am Strom' });
    await expect(banner).toHaveAttribute('href', /\/vouchers$/);
    await expect(visitor.locator('.banner img')).toHaveJSProperty('complete', true);
    const logo = visitor.getByRole('banner').getByRole('img').first();
    await expect(logo).toHaveJSProperty('naturalWidth', 400);
    const loaded = await visitor.evaluate(async () => {
      await document.fonts.ready;
      return performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    });
    expect(loaded.some((path) => /^\/look\/headings\.\w+\.woff2$/.test(path))).toBe(true);
    await visit(visitor, '/de/page/imprint');
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Impressum und Kontakt');
    await visit(visitor, '/en/product/eisschollenbuch');
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Book of Ice Floes');
    await expect(visitor.getByText('€24.50').first()).toBeVisible();
    await visit(visitor, `/en/redeem/#${code}`);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(/25\.00/);
  });

  await test.step('what is paid now is booked on the new account', async () => {
    await buyTickets(visitor, newEmail(), 2);
    const today = journeyNow().toISOString().slice(0, 10);
    await page.goto(officePathWith(officePaths.accounting(), { from: today, to: today }));
    await expect(page.getByRole('row').filter({ hasText: '1365' })).toBeVisible();
  });
});
