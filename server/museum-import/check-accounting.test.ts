// What is wrong with the accountant's accounts is said when the folder is imported, with its line.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MuseumFolderError } from '../museum-folder/folder-problem.ts';
import { ACCOUNTANT_YAML } from '../testing/extf/accountant-yaml.ts';
import { MUSEUM_YAML, makeTestMuseum, type TestMuseum } from '../testing/test-museum.ts';
import { readMuseumFolder } from './read-museum-folder.ts';

let museum: TestMuseum;
beforeEach(() => {
  museum = makeTestMuseum();
});
afterEach(() => museum.remove());

async function problemsOf(accountant: string): Promise<string[]> {
  museum.put('museum.yaml', MUSEUM_YAML + accountant);
  const error = await readMuseumFolder(museum.folder, new Date('2026-11-20T12:00:00Z')).catch(
    (thrown: unknown) => thrown,
  );
  return error instanceof MuseumFolderError ? error.message.split('\n').slice(1) : [];
}

test('accounts as an accountant gives them are taken', async () => {
  expect(await problemsOf(ACCOUNTANT_YAML)).toEqual([]);
});

test.each([
  ['"01-01"', '"1 January"', '"1 January" is no day of every year; an example is 01-01'],
  ['chart: "03"', 'chart: "SKR03"', '"SKR03" is no chart of accounts; an example is "03"'],
  ['consultant: 29098', 'consultant: 298', 'accountant.datev.consultant: must be at least 1001'],
  ['account_length: 4', 'account_length: 9', 'accountant.datev.account_length: must be at most 8'],
  ['bank: 1200, ', '', 'accountant.datev.accounts'],
  ['bank: 1200', 'bank: 120000', '120000 has more digits than account_length 4 allows'],
  [
    'provider: demo, account: 1362}',
    'provider: demo, account: 1362}, {provider: demo, account: 1363}',
    'demo',
  ],
  ['product: shipping', 'product: postage', '"postage" is no kind of product'],
  ['account: 8300', 'account: 1410', '1410 is an account of something else, too'],
  ['{account: 8400, vat_value: 19}', '{account: 8300, vat_value: 19}', '8300 has another rate above'],
  ['vat_value: 0}', 'vat_value: 7}', 'accountant.datev.sales'],
  [', {vat_value: 19, account: 1776}', '', 'there is no account for the VAT of 19 percent in vat'],
])('%s as %s is refused', async (part, by, problem) => {
  expect(ACCOUNTANT_YAML).toContain(part);
  const problems = await problemsOf(ACCOUNTANT_YAML.replace(part, by));
  expect(problems.join('\n')).toContain(problem);
  expect(problems.every((line) => /^museum\.yaml:\d+: accountant\.datev/.test(line))).toBe(true);
});

test('one account may have two rates where a tax key tells them apart', async () => {
  const keyed = ACCOUNTANT_YAML.replace(
    '{account: 8400, vat_value: 19}',
    '{account: 8300, vat_value: 19, tax_key: 3}',
  );
  expect(await problemsOf(keyed)).toEqual([]);
});
