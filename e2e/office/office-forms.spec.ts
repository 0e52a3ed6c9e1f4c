// Forms for what is seldom changed: a word of the shop, a switch, a banner and the accountant's accounts, by somebody who knows no
// YAML. What is wrong is said at its field, and each of them acts once it is published.
import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { LANGUAGE_NAMES } from '../../domain/language.ts';
import { officePaths, officePathWith } from '../../domain/office-addresses.ts';
import { FONTS, LOGO_SVG } from '../../server/testing/test-look.ts';
import { addressOf, journeyNow } from '../servers.ts';
import { inspect } from '../support/inspect.ts';
import { test } from '../support/journey.ts';
import { tabTo } from '../support/keys.ts';
import { closeShop, openShop } from '../support/own-shop.ts';
import { newEmail, visit } from '../support/visitor.ts';
import { buyTickets } from './bought.ts';
import { looksRight, PHONE } from './by-keys.ts';
import { enterAs, officeSpeech } from './colleague.ts';
import { openDraft } from './programme/open-draft.ts';

// A shop of its own, because its words and its menu change.
test.use({ baseURL: addressOf('formed') });
test.beforeAll(async () => {
  test.setTimeout(300_000);
  await openShop('formed');
});
test.describe.configure({ mode: 'serial' });
test.afterAll(closeShop);

async function looksRightEverywhere(page: Page) {
  for (const size of [{ width: 1280, height: 800 }, PHONE])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme });
      await looksRight(page);
    }
}

test('a word, a switch, a banner and an account are changed in forms, and act', async ({
  anotherVisitor,
  page: visitor,
  watch,
}) => {
  test.setTimeout(600_000);
  watch.expectStatus(401);
  const speech = officeSpeech('de');
  const { t } = speech;
  const page = await anotherVisitor({ locale: 'de-DE', baseURL: addressOf('formed') });
  await enterAs(page, speech, 'admin', 'formed');
  const draft = await openDraft(page, speech, 'Worte');
  const open = (section: string) => page.goto(officePaths.draftThing(`${draft}.settings.${section}`));
  const add = (name: string) =>
    page.getByRole('button', { name: t('thing.entry.add', { name }), exact: true }).press('Enter');
  const save = () => page.getByRole('button', { name: t('event.save') }).press('Enter');
  const saved = () =>
    expect(page.getByRole('heading', { level: 1, name: t('thing.kind.settings') })).toBeVisible();

  // A word that the shop has, looked for by its key; another that it does not have, and one that cannot be read.
  await open('words');
  await add(t('thing.field.translations'));
  const language = page.getByLabel(t('thing.field.in_language'));
  await expect(language).toBeFocused();
  await language.selectOption('de');
  await add(t('thing.field.translations.entries'));
  const keys = page.getByLabel(t('thing.field.translations.entry'));
  await expect(keys).toBeFocused();
  await keys.fill('site.nav.vouchers');
  await expect(keys).toHaveAccessibleDescription(t('thing.suggested.now', { text: 'Gutscheine' }));
  await save();
  await expect(
    page.getByRole('link', {
      name: t('office.form.error', {
        label: t('thing.field.entry_text'),
        message: t('office.form.missing'),
      }),
    }),
  ).toBeVisible();
  const texts = page.getByLabel(t('thing.field.entry_text'));
  await texts.fill('Geschenke {');
  await add(t('thing.field.navTranslations'));
  await page.getByLabel(t('thing.field.navTranslations.entry')).selectOption('merchandise');
  await page
    .getByRole('group', { name: t('thing.field.navTranslations.entry_text') })
    .getByLabel(LANGUAGE_NAMES.de)
    .fill('Laden am Strom');
  await save();
  await expect(texts).toHaveAccessibleDescription(/ICU/);
  await looksRightEverywhere(page);
  await texts.fill('Geschenke');
  await save();
  await saved();

  await open('switches');
  await page.getByLabel(t('thing.field.has_memcard')).selectOption('false');
  await looksRightEverywhere(page);
  await save();
  await saved();

  await open('look');
  const title = page.getByRole('group', { name: t('thing.field.title') }).getByLabel(LANGUAGE_NAMES.de);
  await title.fill('Winter am Strom');
  await page.getByLabel(t('thing.field.link')).fill('ohne Anfang');
  await page.getByLabel(t('thing.field.image'), { exact: true }).setInputFiles({
    name: 'Winter.svg',
    mimeType: 'image/svg+xml',
    buffer: readFileSync(new URL('../../museum/images/mondwasser.svg', import.meta.url)),
  });
  await expect(page.getByText(t('event.picture.now', { file: 'Winter.svg' }))).toBeVisible();
  await save();
  await expect(page.getByLabel(t('thing.field.link'))).toHaveAccessibleDescription(/keine Adresse/);
  await looksRightEverywhere(page);
  await page.getByLabel(t('thing.field.link')).fill('/vouchers');
  await save();
  await saved();

  await open('accountant');
  const account = page.getByLabel(t('thing.field.payers'), { exact: true });
  const before = await account.inputValue();
  await account.fill('0');
  await save();
  await expect(account).toHaveAccessibleDescription(/mindestens/);
  await looksRightEverywhere(page);
  await account.fill('1365');
  await save();
  await saved();
  expect(before).not.toBe('1365');

  await page.goto(officePaths.revision(draft));
  await page.getByRole('button', { name: t('revision.publish'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('revision.publish.submit') }).click();
  await expect(page.getByText(t('revision.publish.done'))).toBeVisible({ timeout: 60_000 });

  await visit(visitor, '/de/');
  const menu = visitor.getByRole('navigation').first();
  await expect(menu.getByRole('link', { name: 'Geschenke' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Laden am Strom' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Jahreskarten' })).toHaveCount(0);
  await expect(visitor.getByRole('link', { name: 'Winter am Strom' })).toHaveAttribute('href', /\/vouchers$/);
  await expect(visitor.locator('.banner img')).toHaveJSProperty('complete', true);

  await buyTickets(visitor, newEmail(), 2);
  // What is paid now is booked on the new account.
  const today = journeyNow().toISOString().slice(0, 10);
  await page.goto(officePathWith(officePaths.accounting(), { from: today, to: today }));
  await expect(page.getByRole('row').filter({ hasText: '1365' })).toBeVisible();
});

test('a code is given out, and the logo and a font are put up, by keyboard; visitors have them', async ({
  anotherVisitor,
  page: visitor,
  watch,
}) => {
  test.setTimeout(600_000);
  watch.expectStatus(401);
  const speech = officeSpeech('en');
  const { t } = speech;
  const page = await anotherVisitor({ locale: 'en-GB', baseURL: addressOf('formed') });
  await enterAs(page, speech, 'admin', 'formed');
  const draft = await openDraft(page, speech, 'Look');
  const press = async (control: Locator, key = 'Enter') => {
    await tabTo(page, control, 150);
    await page.keyboard.press(key);
  };
  const save = () => press(page.getByRole('button', { name: t('event.save') }));
  const listed = (kind: 'code' | 'settings') =>
    expect(page.getByRole('heading', { level: 1, name: t(`thing.kind.${kind}`) })).toBeVisible();
  const kinds = page.getByRole('navigation', { name: t('things.more') });

  await press(kinds.getByRole('link', { name: t('thing.kind.code') }));
  await listed('code');
  await press(page.getByRole('main').getByRole('searchbox', { name: t('things.find') }), 'e');
  await page.keyboard.type('bbe');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('row').nth(1)).toContainText('EBBE-10-EURO');
  await looksRight(page);
  await press(page.getByRole('link', { name: t('thing.kind.code.new') }));
  const code = await page.getByRole('textbox', { name: t('thing.field.barcode'), exact: true }).inputValue();
  expect(code).toMatch(/^[A-Z0-9]{12}$/);
  const name = page.getByRole('group', { name: t('thing.field.name'), exact: true });
  await tabTo(page, name.getByLabel(LANGUAGE_NAMES.de), 150);
  await page.keyboard.type('Dank an Helfer');
  const amount = `${t('thing.field.amount')} €`;
  await tabTo(page, page.getByLabel(amount, { exact: true }), 150);
  await page.keyboard.type('0');
  await save();
  await expect(page.getByLabel(amount, { exact: true })).toHaveAccessibleDescription(/more than 0/);
  await looksRight(page);
  await page.getByLabel(amount, { exact: true }).press('Control+a');
  await page.keyboard.type('25');
  await save();
  await listed('code');

  const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });
  const logo = file('Our Logo.svg', 'image/svg+xml', Buffer.from(LOGO_SVG));
  await page.goto(officePaths.draftThings(`${draft}.logo`));
  await press(page.getByRole('link', { name: t('thing.kind.logo') }));
  const drawing = page.getByLabel(t('thing.field.logo_svg'), { exact: true });
  const picture = page.getByLabel(t('thing.field.logo_png'), { exact: true });
  await drawing.setInputFiles(logo);
  await expect(drawing).toHaveAccessibleDescription(t('thing.file.now', { file: 'Our Logo.svg' }));
  await picture.setInputFiles(logo);
  await expect(picture).toHaveAccessibleDescription(t('thing.file.now', { file: 'Our Logo.svg' }));
  await save();
  await expect(picture).toHaveAccessibleDescription(/is no PNG/);
  await expect(page.locator('.thing-image').first()).toHaveJSProperty('complete', true);
  await looksRight(page);
  await press(
    page.getByRole('button', { name: t('thing.entry.removeOf', { name: t('thing.field.logo_png') }) }),
  );
  await expect(picture).toBeFocused();
  await save();
  await page.waitForURL(/things\/\d+\.logo$/);

  await page.goto(officePaths.draftThing(`${draft}.settings.look`));
  const theme = page.getByRole('group', { name: t('thing.field.theme'), exact: true });
  await press(theme.getByLabel(t('thing.field.on')), 'Space');
  const faces = theme.getByRole('group', { name: t('thing.field.faces'), exact: true });
  await press(faces.getByLabel(t('thing.field.on')), 'Space');
  const headings = faces.getByLabel(t('thing.field.headings'), { exact: true });
  await headings.setInputFiles(file('Signs.woff2', 'font/woff2', FONTS.vietnamese));
  await expect(headings).toHaveAccessibleDescription(t('thing.file.now', { file: 'Signs.woff2' }));
  await save();
  await expect(headings).toHaveAccessibleDescription(/lacks/);
  await looksRight(page);
  await headings.setInputFiles(file('Titles.woff2', 'font/woff2', FONTS.headings));
  await expect(headings).toHaveAccessibleDescription(/Titles/);
  await save();
  await listed('settings');

  await page.goto(officePaths.revision(draft));
  await press(page.getByRole('button', { name: t('revision.publish'), exact: true }));
  const submit = page.getByRole('dialog').getByRole('button', { name: t('revision.publish.submit') });
  // What it does has to be shown first.
  await expect(submit).toBeEnabled();
  await submit.press('Enter');
  await expect(page.getByText(t('revision.publish.done'))).toBeVisible({ timeout: 60_000 });

  await visit(visitor, '/en/');
  const shown = visitor.getByRole('banner').getByRole('img').first();
  await expect(shown).toHaveJSProperty('naturalWidth', 400);
  const loaded = await visitor.evaluate(async () => {
    await document.fonts.ready;
    return performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  });
  expect(loaded.some((path) => /^\/look\/headings\.\w+\.woff2$/.test(path))).toBe(true);
  await visit(visitor, `/en/redeem/#${code}`);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(/25\.00/);
});

test('an article and an exhibition are taken out of a draft by keyboard, on a phone', async ({
  page,
  watch,
}) => {
  test.setTimeout(600_000);
  watch.expectStatus(401);
  const speech = officeSpeech('de');
  const { t } = speech;
  await enterAs(page, speech, 'programme', 'formed');
  const draft = await openDraft(page, speech, 'Less');
  await page.setViewportSize(PHONE);
  for (const { at, list, name } of [
    {
      at: officePaths.draftThing(`${draft}.article.pegelbecher`),
      list: officePaths.draftThings(`${draft}.article`),
      name: 'Pegelbecher',
    },
    {
      at: officePaths.draftEvent(`${draft}.mondwasser`),
      list: officePaths.draftEvents(draft),
      name: 'Mondwasser',
    },
  ]) {
    await page.goto(at);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const remove = page.getByRole('button', { name: t('event.remove') });
    await tabTo(page, remove, 100);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(t('event.remove.effect'))).toBeVisible();
    await inspect(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(remove).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, dialog.getByRole('button', { name: t('event.remove') }), 20);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === list);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(0);
  }
});
