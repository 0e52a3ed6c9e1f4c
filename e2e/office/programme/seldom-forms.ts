// What a museum seldom changes, each in its form, by somebody who knows no YAML: what is wrong is said at its field, and what is
// saved ends at the list of its kind. Each begins there or at the page of the draft.
import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { LANGUAGE_NAMES } from '../../../domain/language.ts';
import { FONTS, LOGO_SVG } from '../../../server/testing/test-look.ts';
import { inspect } from '../../support/inspect.ts';
import { tabTo } from '../../support/keys.ts';
import { looksRight, PHONE } from '../by-keys.ts';
import type { OfficeSpeech } from '../colleague.ts';

const DESK = { width: 1280, height: 800 } as const;

type Kind = 'article' | 'code' | 'logo' | 'page' | 'settings' | 'tour';
type Section = 'accountant' | 'houses' | 'look' | 'switches' | 'words';

const picture = (name: string, source: string) => ({
  name,
  mimeType: 'image/svg+xml',
  buffer: readFileSync(new URL(`../../../museum/images/${source}`, import.meta.url)),
});

/** What all forms have, on the page of somebody who works on a draft. */
export function seldomForms(page: Page, { t }: OfficeSpeech, draft: string) {
  const field = (label: string) => page.getByLabel(label, { exact: true });
  // What may be left out is called so behind its label.
  const inLanguage = (label: string, language: 'de' | 'en' = 'de') =>
    page
      .getByRole('group', { name: new RegExp(`^${label}( \\(|$)`) })
      .first()
      .getByLabel(LANGUAGE_NAMES[language]);
  const save = () => page.getByRole('button', { name: t('event.save') }).press('Enter');
  const listed = (kind: Kind) =>
    expect(page.getByRole('heading', { level: 1, name: t(`thing.kind.${kind}`), exact: true })).toBeVisible();
  const add = (name: string) =>
    page.getByRole('button', { name: t('thing.entry.add', { name }), exact: true }).press('Enter');
  const openKind = async (kind: Kind) => {
    const kinds = page.getByRole('navigation', { name: t('things.more') });
    const back = page.getByRole('link', { name: t('revision.title', { number: draft }), exact: true });
    await expect(kinds.or(back)).toBeVisible();
    if (!(await kinds.isVisible())) await back.click();
    await kinds.getByRole('link', { name: t(`thing.kind.${kind}`), exact: true }).click();
    await listed(kind);
  };
  const openSection = async (section: Section) => {
    const isListed = page.getByRole('heading', { level: 1, name: t('thing.kind.settings') });
    if (!(await isListed.isVisible())) await openKind('settings');
    await page.getByRole('link', { name: t(`thing.section.${section}`), exact: true }).click();
  };
  /** With the keyboard alone. */
  const press = async (control: Locator, key = 'Enter') => {
    await tabTo(page, control, 150);
    await page.keyboard.press(key);
  };
  return { page, t, field, inLanguage, save, listed, add, openKind, openSection, press };
}

type Forms = ReturnType<typeof seldomForms>;

export async function changeTour({ page, t, save, listed, openKind }: Forms) {
  await openKind('tour');
  await looksRight(page);
  await page.getByRole('link', { name: 'Drei Stockwerke Wasser' }).click();
  const most = page.getByLabel(t('thing.field.max_participants'));
  await most.fill('0');
  await save();
  await expect(most).toHaveAccessibleDescription(/muss mindestens/);
  await inspect(page);
  await page.setViewportSize(DESK);
  await most.fill('17');
  await page.getByLabel(t('thing.field.duration_minutes')).fill('95');
  await save();
  await listed('tour');
}

export async function addArticle({ page, t, inLanguage, save, add, openKind }: Forms) {
  await openKind('article');
  await page.getByRole('link', { name: t('thing.kind.article.new') }).click();
  await inLanguage(t('thing.field.name')).fill('Eisschollenbuch');
  await inLanguage(t('thing.field.name'), 'en').fill('Book of Ice Floes');
  await inLanguage(t('thing.field.subtitle')).fill('Sechzig Bilder');
  await inLanguage(t('thing.field.description')).fill('Ein Buch.');
  await page.getByRole('checkbox', { name: 'Bücher' }).check();
  await page.getByLabel(`${t('thing.field.price')} €`).fill('24,50');
  await page.getByLabel(t('thing.field.weight_g')).fill('600');
  await add(t('thing.field.images'));
  await page.getByLabel(t('event.picture.file')).setInputFiles(picture('Buch.svg', 'katalog-mondwasser.svg'));
  await inLanguage(t('event.alt')).fill('Ein Buch mit Eis');
  await looksRight(page);
  await save();
  await expect(page.getByRole('row').filter({ hasText: 'Eisschollenbuch' })).toBeVisible();
}

export async function changePage({ page, t, inLanguage, save, openKind }: Forms) {
  await openKind('page');
  await page.getByRole('link', { name: 'Impressum' }).click();
  await inLanguage(t('thing.field.title')).fill('Impressum und Kontakt');
  await save();
  await expect(page.getByRole('row').filter({ hasText: 'Impressum und Kontakt' })).toBeVisible();
}

export async function changeHours({ page, t, inLanguage, save, listed, openSection }: Forms) {
  await page.setViewportSize(PHONE);
  await openSection('houses');
  await inLanguage(t('thing.field.hours')).fill('Täglich 9 bis 20 Uhr');
  await looksRight(page);
  await save();
  await listed('settings');
  await page.setViewportSize(DESK);
}

/** A word that the shop has, looked for by its key; another that it does not have, and one that cannot be read. */
export async function changeWords({ page, t, inLanguage, save, listed, add, openSection }: Forms) {
  await openSection('words');
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
  const [label, message] = [t('thing.field.entry_text'), t('office.form.missing')];
  const error = page.getByRole('link', { name: t('office.form.error', { label, message }) });
  await expect(error).toBeVisible();
  const texts = page.getByLabel(t('thing.field.entry_text'));
  await texts.fill('Geschenke {');
  await add(t('thing.field.navTranslations'));
  await page.getByLabel(t('thing.field.navTranslations.entry')).selectOption('merchandise');
  await inLanguage(t('thing.field.navTranslations.entry_text')).fill('Laden am Strom');
  await save();
  await expect(texts).toHaveAccessibleDescription(/ICU/);
  await inspect(page);
  await page.setViewportSize(DESK);
  await texts.fill('Geschenke');
  await save();
  await listed('settings');
}

export async function changeSwitch({ page, t, save, listed, openSection }: Forms) {
  await openSection('switches');
  await page.getByLabel(t('thing.field.has_memcard')).selectOption('false');
  await looksRight(page);
  await save();
  await listed('settings');
}

export async function changeAccount({ page, t, field, save, listed, openSection }: Forms) {
  await page.setViewportSize(PHONE);
  await openSection('accountant');
  const account = field(t('thing.field.payers'));
  await expect(account).not.toHaveValue('1365');
  await account.fill('0');
  await save();
  await expect(account).toHaveAccessibleDescription(/mindestens/);
  await looksRight(page);
  await account.fill('1365');
  await save();
  await listed('settings');
  await page.setViewportSize(DESK);
}

/** A banner with its picture, and a font: what is wrong with either is said. */
export async function changeLook({ page, t, field, inLanguage, save, listed, openSection, press }: Forms) {
  await openSection('look');
  await inLanguage(t('thing.field.title')).fill('Winter am Strom');
  const link = page.getByLabel(t('thing.field.link'));
  await link.fill('ohne Anfang');
  await field(t('thing.field.image')).setInputFiles(picture('Winter.svg', 'mondwasser.svg'));
  await expect(page.getByText(t('event.picture.now', { file: 'Winter.svg' }))).toBeVisible();
  await save();
  await expect(link).toHaveAccessibleDescription(/keine Adresse/);
  await link.fill('/vouchers');

  const theme = page.getByRole('group', { name: t('thing.field.theme'), exact: true });
  await press(theme.getByLabel(t('thing.field.on')), 'Space');
  const faces = theme.getByRole('group', { name: t('thing.field.faces'), exact: true });
  await press(faces.getByLabel(t('thing.field.on')), 'Space');
  const headings = faces.getByLabel(t('thing.field.headings'), { exact: true });
  const font = (name: string, buffer: Buffer) => ({ name, mimeType: 'font/woff2', buffer });
  await headings.setInputFiles(font('Signs.woff2', FONTS.vietnamese));
  await expect(headings).toHaveAccessibleDescription(t('thing.file.now', { file: 'Signs.woff2' }));
  await save();
  await expect(headings).toHaveAccessibleDescription(/fehlen/);
  await inspect(page);
  await page.setViewportSize(DESK);
  await headings.setInputFiles(font('Titles.woff2', FONTS.headings));
  await expect(headings).toHaveAccessibleDescription(/Titles/);
  await save();
  await listed('settings');
}

/** A code is looked for, and another one given out, by keyboard. @returns the new one */
export async function giveCode({ page, t, save, listed, openKind, press }: Forms): Promise<string> {
  await openKind('code');
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
  const amount = page.getByLabel(`${t('thing.field.amount')} €`, { exact: true });
  await press(amount, '0');
  await press(page.getByRole('button', { name: t('event.save') }));
  await expect(amount).toHaveAccessibleDescription(/mehr als 0/);
  await looksRight(page);
  await amount.press('Control+a');
  await page.keyboard.type('25');
  await save();
  await listed('code');
  return code;
}

/** By keyboard: one file is a logo, the other is not what its field asks for, and is taken out again. */
export async function putUpLogo({ page, t, field, save, listed, openKind, press }: Forms) {
  await openKind('logo');
  await press(page.getByRole('main').getByRole('link', { name: t('thing.kind.logo'), exact: true }));
  const logo = { name: 'Our Logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO_SVG) };
  const asPicture = field(t('thing.field.logo_png'));
  for (const of of [field(t('thing.field.logo_svg')), asPicture]) {
    await of.setInputFiles(logo);
    await expect(of).toHaveAccessibleDescription(t('thing.file.now', { file: 'Our Logo.svg' }));
  }
  await press(page.getByRole('button', { name: t('event.save') }));
  await expect(asPicture).toHaveAccessibleDescription(/ist kein PNG/);
  await expect(page.locator('.thing-image').first()).toHaveJSProperty('complete', true);
  await looksRight(page);
  const name = t('thing.entry.removeOf', { name: t('thing.field.logo_png') });
  await press(page.getByRole('button', { name }));
  await expect(asPicture).toBeFocused();
  await save();
  await page.waitForURL(/things\/\d+\.logo$/);
  await listed('logo');
}
