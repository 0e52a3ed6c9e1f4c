// Somebody who has never seen a file of YAML puts up an exhibition with three tickets, forty times a day and two pictures in
// under five minutes, and a visitor buys a ticket to it (operations 7). Fields, clicks and keys are counted, and the time they
// take is reckoned by the keystroke-level model.
import { readFileSync } from 'node:fs';
import { expect, type Locator } from '@playwright/test';
import { LANGUAGE_NAMES } from '../../domain/language.ts';
import { officePaths } from '../../domain/office-addresses.ts';
import { addressOf, clockShift, journeyNow } from '../servers.ts';
import { inspect } from '../support/inspect.ts';
import { test, waitForCompletePage } from '../support/journey.ts';
import { tabTo } from '../support/keys.ts';
import { closeShop, openShop } from '../support/own-shop.ts';
import { GERMAN } from '../support/speech.ts';
import { addToCart, buyExpress, choose, goToCheckout, newEmail, visit } from '../support/visitor.ts';
import { looksRight } from './by-keys.ts';
import { enterAs, menuLink, officeSpeech } from './colleague.ts';

// A shop of its own, because a new exhibition is on every list.
test.use({ baseURL: addressOf('written') });
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(300_000);
  await openShop('written', clockShift, true);
});
test.afterAll(closeShop);

/** Seconds for a key of somebody who types slowly, for pointing at something and pressing it, and for thinking what to do. */
const [KEY, POINT, THINK] = [0.28, 1.3, 1.35];
const FIVE_MINUTES = 300;
/** A file is looked for in the device's own dialog. */
const FILE_DIALOG = 15;

const MINUTE = 60_000;

/** A moment by the museum's clock, as its day and its time. */
function atMuseum(moment: Date): [day: string, time: string] {
  const [day = '', time = ''] = moment
    .toLocaleString('sv-SE', { timeZone: 'Europe/Berlin' })
    .slice(0, 16)
    .split(' ');
  return [day, time];
}

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
  await buyExpress(visitor, GERMAN, newEmail());

  // Whoever comes back finds it as it was put up, on a telephone, too.
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goBack();
  await page.getByRole('link', { name: 'Winterlicht' }).click();
  await expect(page.locator('.focus-whole img').nth(1)).toHaveJSProperty('complete', true);
  await expect(page.getByLabel(t('event.focus.x')).first()).toHaveValue('55');
  await looksRight(page);
});

test('a tour, an article, a page and the opening hours are changed in forms, each message at its field', async ({
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
  const save = () => page.getByRole('button', { name: t('event.save') }).click();
  const inLanguage = (label: string, language: 'de' | 'en' = 'de') =>
    page.getByRole('group', { name: label, exact: true }).first().getByLabel(LANGUAGE_NAMES[language]);

  await menuLink(page, speech, 'office.menu.programme').click();
  await page.getByRole('button', { name: t('programme.new') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('programme.new.reason')).fill('Frühling');
  await dialog.getByRole('button', { name: t('programme.new.submit') }).click();
  const kinds = page.getByRole('navigation', { name: t('things.more') });
  await kinds.getByRole('link', { name: t('thing.kind.tour'), exact: true }).click();
  await looksRight(page);
  const draft = /programme\/things\/(\d+)\.tour/.exec(page.url())?.[1] ?? '';

  await page.getByRole('link', { name: 'Drei Stockwerke Wasser' }).click();
  await looksRight(page);
  await page.getByLabel(t('thing.field.max_participants')).fill('0');
  await save();
  await expect(page.getByLabel(t('thing.field.max_participants'))).toHaveAccessibleDescription(
    /muss mindestens/,
  );
  await looksRight(page);
  await page.getByLabel(t('thing.field.max_participants')).fill('17');
  await page.getByLabel(t('thing.field.duration_minutes')).fill('95');
  await save();
  await expect(page.getByRole('heading', { level: 1, name: t('thing.kind.tour') })).toBeVisible();

  await page.goto(officePaths.draftThing(`${draft}.article.new`));
  await inLanguage(t('thing.field.name')).fill('Eisschollenbuch');
  await inLanguage(t('thing.field.name'), 'en').fill('Book of Ice Floes');
  await inLanguage(t('thing.field.subtitle')).fill('Sechzig Bilder');
  await inLanguage(t('thing.field.description')).fill('Ein Buch.');
  await page.getByRole('checkbox', { name: 'Bücher' }).check();
  await page.getByLabel(`${t('thing.field.price')} €`).fill('24,50');
  await page.getByLabel(t('thing.field.weight_g')).fill('600');
  await page.getByRole('button', { name: t('thing.entry.add', { name: t('thing.field.images') }) }).click();
  const buffer = readFileSync(new URL('../../museum/images/katalog-mondwasser.svg', import.meta.url));
  await page
    .getByLabel(t('event.picture.file'))
    .setInputFiles({ name: 'Buch.svg', mimeType: 'image/svg+xml', buffer });
  await inLanguage(t('event.alt')).fill('Ein Buch mit Eis');
  await looksRight(page);
  await save();
  await expect(page.getByRole('row').filter({ hasText: 'Eisschollenbuch' })).toBeVisible();

  await page.goto(officePaths.draftThing(`${draft}.page.imprint`));
  await inLanguage(t('thing.field.title')).fill('Impressum und Kontakt');
  await save();
  await expect(page.getByRole('row').filter({ hasText: 'Impressum und Kontakt' })).toBeVisible();

  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(officePaths.draftThings(`${draft}.settings`));
  await page.getByRole('link', { name: t('thing.section.houses') }).click();
  await inLanguage(t('thing.field.hours')).fill('Täglich 9 bis 20 Uhr');
  await looksRight(page);
  await save();
  await expect(page.getByRole('heading', { level: 1, name: t('thing.kind.settings') })).toBeVisible();

  await page.goto(officePaths.revision(draft));
  await page.getByRole('button', { name: t('revision.publish'), exact: true }).click();
  await dialog.getByRole('button', { name: t('revision.publish.submit') }).click();
  await expect(page.getByText(t('revision.publish.done'))).toBeVisible({ timeout: 60_000 });

  await visit(visitor, '/en/product/eisschollenbuch');
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Book of Ice Floes');
  await expect(visitor.getByText('€24.50').first()).toBeVisible();
  await visit(visitor, '/de/page/imprint');
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Impressum und Kontakt');
});

test('what its check refuses at the set time stands on Today, and its page leads to where it is put right', async ({
  page,
  watch,
}) => {
  test.setTimeout(600_000);
  watch.expectStatus(401);
  const speech = officeSpeech('de');
  const { t, formats } = speech;
  await enterAs(page, speech, 'admin', 'written');
  await menuLink(page, speech, 'office.menu.programme').click();
  await page.getByRole('button', { name: t('programme.new') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('programme.new.reason')).fill('Gutscheine zum Jahreswechsel');
  await dialog.getByRole('button', { name: t('programme.new.submit') }).click();
  await page.waitForURL(/programme\/\d+$/);
  const revision = new URL(page.url()).pathname;
  const draft = /\d+$/.exec(revision)?.[0] ?? '';

  // That a code keeps the rate with which it was given out, only the shop's books know: nothing is wrong with the folder.
  await page.goto(officePaths.draftThing(`${draft}.code.ebbe-10`));
  const rate = page.getByLabel(t('thing.field.vat_value'));
  await rate.fill('7');
  await page.getByRole('button', { name: t('event.save') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('thing.kind.code') })).toBeVisible();

  const at = new Date(journeyNow().getTime() + 5 * MINUTE);
  const [day, time] = atMuseum(at);
  await page.goto(revision);
  await page.getByRole('button', { name: t('revision.schedule') }).click();
  await dialog.getByLabel(t('revision.schedule.day')).fill(day);
  await dialog.getByLabel(t('revision.schedule.time')).fill(time);
  await dialog.getByRole('button', { name: t('revision.schedule.submit') }).click();
  await expect(page.getByText(t('revision.schedule.done'))).toBeVisible();

  // Nobody is there at that time, not even the shop.
  await closeShop();
  await openShop('written', clockShift + 10 * MINUTE);
  const missed = page.locator('.need', { has: page.getByRole('heading', { name: t('today.missed') }) });
  await expect(async () => {
    await page.goto(officePaths.today());
    await expect(missed).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 60_000 });
  const moment = formats.moment(`${day} ${time}`);
  await expect(missed).toContainText(t('today.missed.at', { moment }));
  await expect(missed).toContainText(t('today.missed.wrong'));
  await inspect(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  await tabTo(page, missed.getByRole('link', { name: 'Gutscheine zum Jahreswechsel' }), 200);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === revision);
  await expect(page.getByText(t('revision.missed.title'))).toBeVisible();
  await expect(page.getByText(t('revision.missed.wrong', { moment }))).toBeVisible();
  const problems = page.getByRole('table', { name: t('revision.problems') });
  await expect(problems).toContainText('EBBE-10-EURO');
  await inspect(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await problems.getByRole('link', { name: 'voucher-codes.yaml' }).press('Enter');
  await page.getByRole('link', { name: /^EBBE-10-EURO/ }).press('Enter');
  await expect(page.getByRole('main')).toContainText('EBBE-10-EURO');
  await expect(page.getByText(t('event.wrong', { count: 1 }))).toBeVisible();
  await rate.fill('');
  await page.getByRole('button', { name: t('event.save') }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: t('thing.kind.code') })).toBeVisible();
  await page.goto(revision);
  await expect(problems).toHaveCount(0);
  await page.getByRole('button', { name: t('revision.publish'), exact: true }).click();
  await dialog.getByRole('button', { name: t('revision.publish.submit') }).click();
  await expect(page.getByText(t('revision.publish.done'))).toBeVisible({ timeout: 60_000 });
  await menuLink(page, speech, 'office.menu.today').click();
  await expect(page.getByRole('heading', { level: 1, name: t('today.title') })).toBeVisible();
  await waitForCompletePage(page);
  await expect(missed).toHaveCount(0);
});
