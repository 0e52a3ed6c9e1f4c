import { describe, expect, test } from 'vitest';
import type { BatchRow } from '../../../domain/accounting/batch-rows.ts';
import { checkExtf } from '../../testing/extf/check-extf.ts';
import type { Datev } from '../folder/accounting-fields.ts';
import { extfFile } from './extf-file.ts';

const ROW: BatchRow = {
  amount: 123450,
  side: 'S',
  account: 1410,
  contra: 300,
  tax_key: 3,
  day: '2026-11-05',
  document: 'R-2026-1',
  text: 'Rückgabe – „Gebühr“ 5 €',
};
const DATEV = {
  consultant: 29098,
  client: 55003,
  fiscal_year_start: '07-01',
  account_length: 4,
  chart: '03',
} as unknown as Datev;
const about = { datev: DATEV, days: { from: '2026-11-01', to: '2026-11-30' }, at: '2026-12-01 09:05' };

const file = (...rows: BatchRow[]) => extfFile(rows, about);
const read = (bytes: Buffer) => bytes.toString('latin1').split('\r\n');

describe('a file for DATEV', () => {
  test('has the header of DATEV’s description, field by field', () => {
    expect(read(file(ROW))[0]).toBe(
      '"EXTF";700;21;"Buchungsstapel";13;20261201090500000;;"RE";"";"";29098;55003;20260701;4;20261101;20261130;"Foyer 2026-11-01 - 2026-11-30";"";1;0;0;"EUR";;"";;;"03";;;"";""',
    );
  });

  test('has amounts with a comma, accounts in their length, and days without their year', () => {
    const { problems, rows, titles } = checkExtf(file(ROW));
    expect(problems).toEqual([]);
    expect(titles).toHaveLength(125);
    expect(rows).toMatchObject([
      {
        amount: 123450,
        side: 'S',
        account: 1410,
        contra: 300,
        tax_key: '3',
        date: '0511',
        document: 'R-2026-1',
      },
    ]);
    expect(rows[0]?.fields.slice(0, 14)).toEqual([
      ...['1234,50', '"S"', '"EUR"', '', '', '""', '1410', '0300', '"3"', '0511', '"R-2026-1"', '""', ''],
      '"Rückgabe – „Gebühr“ 5 €"',
    ]);
  });

  test('is in Windows-1252: an umlaut is one byte, and the euro is 0x80', () => {
    const line = read(file(ROW))[2] ?? '';
    expect(line).toContain('R\xfcckgabe \x96 \x84Geb\xfchr\x93 5 \x80');
  });

  test('keeps to the lengths and letters that DATEV takes', () => {
    const long = { ...ROW, document: `F/${'9'.repeat(50)} ü;"`, text: `"${'x'.repeat(80)};\n` };
    const { problems, rows } = checkExtf(file(long));
    expect(problems).toEqual([]);
    expect([rows[0]?.document.length, rows[0]?.text.length]).toEqual([36, 60]);
    expect(rows[0]?.text.startsWith('"x')).toBe(true);
  });
});

describe('the check of the format sees', () => {
  const changed = (from: string, to: string) =>
    checkExtf(Buffer.from(file(ROW).toString('latin1').replace(from, to), 'latin1')).problems;

  test.each([
    ['a point for a comma', '1234,50', '1234.50', 'line 3, field 1'],
    ['an amount below zero', '1234,50', '-1234,50', 'line 3, field 1'],
    ['nothing', '1234,50', '0,00', 'line 3, field 1'],
    ['text without quotes', '"S"', 'S', 'line 3, field 2'],
    ['a field too few', '"EUR";;;', '"EUR";;', 'line 3: 124 fields'],
    ['a day outside of the file', ';0511;', ';0512;', 'line 3: 0512'],
    ['an account that is too long', ';1410;', ';141000;', 'line 3: the account 141000'],
    ['an old format version', '"Buchungsstapel";13', '"Buchungsstapel";12', 'line 1, field 5'],
    ['an adviser that is none', ';29098;', ';290;', 'line 1, field 11'],
    ['a line that ends otherwise', '\r\n', '\n', 'a line ends without CRLF'],
    ['a title too few', 'Kurs;', '', 'line 2: 124 titles'],
  ])('%s', (_, from, to, problem) => {
    expect(changed(from, to).some((said) => said.startsWith(problem))).toBe(true);
  });

  test('UTF-8', () => {
    const text = new TextDecoder('windows-1252').decode(file(ROW));
    expect(checkExtf(Buffer.from(text, 'utf8')).problems).toContain('it is in UTF-8, not in Windows-1252');
  });
});
