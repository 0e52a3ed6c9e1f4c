// What an import reports about wrong files of merchandise and vouchers: file, line and reason.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { merchandiseEn } from '../../domain/wording/merchandise/en.ts';
import { toursEn } from '../../domain/wording/tours/en.ts';
import { vouchersEn } from '../../domain/wording/vouchers/en.ts';
import { articlesFormat } from '../merchandise/folder/articles-format.ts';
import { MuseumFolderError } from '../museum-folder/folder-problem.ts';
import { shippingFormat } from '../shipping/folder/shipping-format.ts';
import { makeTestMuseum, type TestMuseum } from '../testing/test-museum.ts';
import {
  addTestRetail,
  BOOK_YAML,
  CODES_YAML,
  FIXED_VOUCHER_YAML,
  PASS_YAML,
  RETAIL_MUSEUM_YAML,
  SHIPPING_YAML,
  VARIABLE_VOUCHER_YAML,
} from '../testing/test-retail.ts';
import { voucherCodesFormat } from '../vouchers/folder/voucher-codes-format.ts';
import { vouchersFormat } from '../vouchers/folder/vouchers-format.ts';
import { readMuseumFolder } from './read-museum-folder.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

let museum: TestMuseum;
beforeEach(() => {
  museum = makeTestMuseum();
  addTestRetail(museum);
});
afterEach(() => museum.remove());

async function problems(): Promise<string[]> {
  const error = await readMuseumFolder(museum.folder, NOW).catch((thrown: unknown) => thrown);
  if (!(error instanceof MuseumFolderError)) throw new Error('The folder was accepted.', { cause: error });
  return error.message.split('\n').slice(1);
}

const FILES = {
  'museum.yaml': RETAIL_MUSEUM_YAML,
  'articles/buch.yaml': BOOK_YAML,
  'articles/jahr.yaml': PASS_YAML,
  'vouchers/fest.yaml': FIXED_VOUCHER_YAML,
  'vouchers/frei.yaml': VARIABLE_VOUCHER_YAML,
  'voucher-codes.yaml': CODES_YAML,
  'shipping.yaml': SHIPPING_YAML,
} as const;

type Row = [file: keyof typeof FILES, part: string, by: string, problem: string, place?: string];

/** Changes one thing in a file; one problem is expected, at its line or at that of `place` in what is written. */
async function isReportedWithItsLine(
  file: Row[0],
  part: string,
  by: string,
  problem: string,
  place = by,
): Promise<void> {
  expect(FILES[file]).toContain(part);
  const text = FILES[file].replace(part, by);
  museum.put(file, text);
  const line = text.slice(0, text.indexOf(place)).split('\n').length;
  expect(await problems()).toContain(`${file}:${line}: ${problem}`);
}

test('everything that is sold besides visits is read', async () => {
  const folder = await readMuseumFolder(museum.folder, NOW);
  expect(folder.valuesOf(articlesFormat).map(({ id }) => id)).toEqual([
    'buch',
    'jahr',
    'karten',
    'mitschnitt',
  ]);
  expect(folder.valuesOf(vouchersFormat).map(({ id }) => id)).toEqual(['fest', 'frei', 'vorbei']);
  expect([
    folder.valuesOf(voucherCodesFormat)[0]?.length,
    folder.valuesOf(shippingFormat)[0]?.zones.length,
  ]).toEqual([6, 2]);
});

test('a museum that sells only visits needs none of these files', async () => {
  const bare = makeTestMuseum();
  const folder = await readMuseumFolder(bare.folder, NOW);
  for (const format of [articlesFormat, vouchersFormat, voucherCodesFormat, shippingFormat])
    expect(folder.filesOf(format)).toEqual([]);
  bare.remove();
});

describe('an article', () => {
  test.each<Row>([
    [
      'articles/buch.yaml',
      'categories: [papier, buecher]',
      'categories: [papier, tand]',
      'categories[2]: there is no article category "tand"',
    ],
    [
      'articles/buch.yaml',
      'categories: [papier, buecher]',
      'categories: [papier, papier]',
      'categories[2]: "papier" is there twice',
    ],
    [
      'articles/buch.yaml',
      'goes_with: [flut]',
      'goes_with: [flut, ebbe]',
      'goes_with[2]: there is no event "ebbe"',
    ],
    [
      'articles/buch.yaml',
      'goes_with: [flut]',
      'goes_with: [flut, flut]',
      'goes_with[2]: "flut" is there twice',
    ],
    [
      'articles/buch.yaml',
      'file: steg.svg, alt: {de: Seine',
      'file: boot.svg, alt: {de: Seine',
      'images[2].file: there is no images/boot.svg',
    ],
    [
      'articles/buch.yaml',
      'weight_g: 850',
      'weight_g: 5001',
      'weight_g: is above the heaviest parcel of shipping.yaml, 5000',
    ],
    ['articles/buch.yaml', 'id: buch', 'id: karten', 'id: "karten" is already in articles/buch.yaml', 'xxx'],
    [
      'articles/jahr.yaml',
      'weight_g: 0',
      'weight_g: 20',
      'weight_g: must be 0 for a pass: it comes by mail or at the desk',
    ],
    ['articles/jahr.yaml', 'categories: []', 'categories: [papier]', 'categories: must be empty for a pass'],
    [
      'articles/buch.yaml',
      'email: post@steg.example',
      'email: post.steg.example',
      'maker.email: "post.steg.example" is no mail address',
    ],
    [
      'articles/jahr.yaml',
      'pass: {valid_months: 12}',
      'pass: {valid_months: 12}\nresponsible: {name: Steg, address: "Steg 1, 10115 Berlin", email: ""}',
      'responsible.email: "" is no mail address',
      'responsible',
    ],
  ])('%s: %s → %s', async (file, part, by, problem, place) => {
    if (place !== 'xxx') return isReportedWithItsLine(file, part, by, problem, place);
    museum.put(file, FILES[file].replace(part, by));
    expect(await problems()).toContain(`articles/karten.yaml:1: ${problem}`);
  });

  test.each([
    ['without a price', 'price: 3200\n', ''],
    ['with a price in fractions of cents', 'price: 3200', 'price: 32.5'],
    ['without pictures', /images:\n(?: {2}.*\n)+/, 'images: []\n'],
    ['with half a piece in stock', 'stock: 10', 'stock: 9.5'],
    ['with a pass that is valid for no months', 'goes_with', 'pass: {valid_months: 0}\ngoes_with'],
    ['with an unknown field', 'price: 3200', 'price: 3200\ncolour: red'],
    ['with a maker without an address', 'address: "Steg 1, 10115 Berlin", ', ''],
  ])('%s is refused', async (_, part, by) => {
    museum.put('articles/buch.yaml', BOOK_YAML.replace(part, by));
    expect((await problems()).every((problem) => problem.startsWith('articles/buch.yaml:'))).toBe(true);
  });

  test('that is sent by post needs shipping rates; one that weighs nothing does not', async () => {
    museum.put('shipping.yaml', undefined);
    expect(await problems()).toEqual([
      'articles/buch.yaml:12: weight_g: means that it is sent by post, and no shipping.yaml says what that costs',
      'articles/karten.yaml:10: weight_g: means that it is sent by post, and no shipping.yaml says what that costs',
    ]);
  });
});

describe('a voucher', () => {
  test.each<Row>([
    ['vouchers/fest.yaml', 'group: geld', 'group: glas', 'group: there is no voucher group "glas"'],
    ['vouchers/fest.yaml', 'price: 2500', 'price: 0', 'price: must be more than 0'],
    ['vouchers/fest.yaml', 'file: steg.svg', 'file: boot.svg', 'picture.file: there is no images/boot.svg'],
    [
      'vouchers/fest.yaml',
      'price: 2500',
      'price: 2500\nend: "2026-02-30"',
      'end: the calendar has no 2026-02-30',
      'end:',
    ],
    ['vouchers/fest.yaml', 'id: fest', 'id: frei', 'id: "frei" is already in vouchers/fest.yaml', 'xxx'],
    ['vouchers/frei.yaml', 'price: 4000', 'price: 999', 'price: is not between 1000 and 25000'],
    ['vouchers/frei.yaml', 'price: 4000', 'price: 25001', 'price: is not between 1000 and 25000'],
    ['vouchers/frei.yaml', 'min: 1000', 'min: 0', 'variable.min: must be more than 0'],
    ['vouchers/frei.yaml', 'max: 25000', 'max: 999', 'variable.max: is below min, 1000'],
    [
      'vouchers/fest.yaml',
      'vat_value: 0',
      'vat_value: 16',
      'vat_value: nothing in the folder has 16 percent VAT, so that this voucher could pay for nothing (there is 7, 19); leave it out for a voucher that is good for all rates',
    ],
  ])('%s: %s → %s', async (file, part, by, problem, place) => {
    if (place !== 'xxx') return isReportedWithItsLine(file, part, by, problem, place);
    museum.put(file, FILES[file].replace(part, by));
    expect(await problems()).toContain(`vouchers/frei.yaml:1: ${problem}`);
  });

  test('may cost exactly the smallest or the largest amount that can be chosen', async () => {
    for (const price of [1000, 25_000]) {
      museum.put('vouchers/frei.yaml', VARIABLE_VOUCHER_YAML.replace('4000', String(price)));
      expect((await readMuseumFolder(museum.folder, NOW)).valuesOf(vouchersFormat)).toHaveLength(3);
    }
  });
});

describe('voucher codes', () => {
  const file = 'voucher-codes.yaml';
  test.each<Row>([
    [file, 'id: rest', 'id: neu', '[2].id: "neu" is there twice', '- {id: neu, barcode: rest'],
    [file, 'rest-10', 'NEU-50', '[2].barcode: "NEU-50" is there twice', '- {id: rest'],
    [file, 'rest-10', 'neu-50', '[2].barcode: "neu-50" is there twice', '- {id: rest'],
    [file, 'amount: 5000', 'amount: 0', '[1].amount: must be more than 0'],
    [file, 'used_amount: 400', 'used_amount: 1001', '[2].used_amount: is above the amount, 1000'],
    [
      file,
      'valid_to: today+60',
      'valid_to: today+29',
      '[4].valid_to: ends on 2026-12-19, before it starts on 2026-12-20',
    ],
    [
      file,
      'valid_from: today+30',
      'valid_from: "2026-13-01"',
      '[4].valid_from: the calendar has no 2026-13-01',
    ],
    [file, 'valid_to: today-1', 'valid_to: "2026-11-31"', '[5].valid_to: the calendar has no 2026-11-31'],
  ])('%s: %s → %s', isReportedWithItsLine);

  test.each([
    ['too short', 'NEU'],
    ['with a space', 'NEU 50'],
    ['with an umlaut', 'NEÜ-50'],
    ['too long', 'N'.repeat(41)],
  ])('%s are refused', async (_, barcode) => {
    museum.put(file, CODES_YAML.replace('NEU-50', barcode));
    expect(await problems()).toEqual([`${file}:1: [1].barcode: must be 4 to 40 letters, digits and hyphens`]);
  });

  test('may be valid for a single day, and used up', async () => {
    museum.put(
      file,
      CODES_YAML.replace('today+60', 'today+30').replace('used_amount: 400', 'used_amount: 1000'),
    );
    expect((await readMuseumFolder(museum.folder, NOW)).valuesOf(voucherCodesFormat)[0]).toHaveLength(6);
  });
});

describe('shipping rates', () => {
  const file = 'shipping.yaml';
  test.each<Row>([
    [file, 'id: nachbarn', 'id: inland', 'zones[2].id: "inland" is there twice', '- {id: inland'],
    [file, '[AT]', '[AT, DE]', 'zones[2].countries[2]: DE is already in the zone "inland"'],
    [file, '[AT]', '[AT, AT]', 'zones[2].countries[2]: AT is already in the zone "nachbarn"'],
    [file, '[AT]', '[AT, BR]', 'zones[2].countries[2]: BR is not among the countries of museum.yaml'],
    [file, '[AT]', '[at]', 'zones[2].countries[1]: must be a country key of two capital letters, such as DE'],
    [file, 'up_to_g: 500,', 'up_to_g: 2000,', 'zones[1].steps[3].up_to_g: "2000" is there twice'],
  ])('%s: %s → %s', isReportedWithItsLine);

  test.each([
    ['without steps', 'steps: [{up_to_g: 2000, price: 1149}]', 'steps: []'],
    ['without countries', '[AT]', '[]'],
    ['with a step of no weight', 'up_to_g: 500,', 'up_to_g: 0,'],
  ])('%s are refused', async (_, part, by) => {
    museum.put(file, SHIPPING_YAML.replace(part, by));
    expect((await problems()).every((problem) => problem.startsWith(`${file}:`))).toBe(true);
  });
});

describe('categories and groups', () => {
  const file = 'museum.yaml';
  test.each<Row>([
    [
      file,
      'id: leer',
      'id: papier',
      'article_categories[3].id: "papier" is there twice',
      '- {id: papier, name: {de: Leer',
    ],
    [
      file,
      'id: erlebnis',
      'id: geld',
      'voucher_groups[2].id: "geld" is there twice',
      '- {id: geld, name: {de: Erl',
    ],
  ])('%s: %s → %s', isReportedWithItsLine);
});

test('a museum may override the wording of merchandise, vouchers and tours', async () => {
  const [goods, vouchers, tours] = [merchandiseEn, vouchersEn, toursEn].map(
    (section) => Object.keys(section)[0],
  );
  const words = `translations: {de: {${goods}: Waren, ${vouchers}: Bons, ${tours}: Gänge}}\n`;
  museum.put('museum.yaml', `${RETAIL_MUSEUM_YAML}${words}`);
  expect((await readMuseumFolder(museum.folder, NOW)).museum).toHaveProperty('translations');
});
