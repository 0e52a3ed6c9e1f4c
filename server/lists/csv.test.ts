import { describe, expect, test } from 'vitest';
import { csv } from './csv.ts';

const FORMULA = /^["\s]*[=+\-@＝＋－＠]/u;

/** The cells of a row in a spreadsheet that splits at this mark: quotes count only where they begin a cell. */
function cells(text: string, mark: string): string[] {
  const cell = new RegExp(`(?:^|${mark})(?:"((?:[^"]|"")*)"([^${mark}]*)|([^${mark}]*))`, 'g');
  return [...text.replace('\ufeff', '').replace(/\r\n$/, '').matchAll(cell)].map(
    ([, quoted, after = '', plain]) => (quoted === undefined ? (plain ?? '') : quoted + after),
  );
}

describe('a list for spreadsheets', () => {
  test.each(
    ['=', '+', '-', '@', '＝', '＋', '－', '＠'].flatMap((sign) => [
      [`${sign}1+1`],
      [` ${sign}1+1`],
      [`\t${sign}1+1`],
      [`\r\n${sign}1+1`],
      [`Flut,${sign}1+1,`],
      [`Flut, ${sign}1+1,`],
      [`Flut,\t"${sign}1+1",`],
      [`Flut;${sign}1+1;`],
      [`Flut\r${sign}1+1`],
    ]),
  )('has no formula in it after %j, whether it is split at semicolons or at commas', (typed) => {
    const text = csv([['Name', typed, 'Ort']]);
    expect(text.match(/\n/g)).toHaveLength(1);
    expect(cells(text, ';')).toHaveLength(3);
    for (const mark of [';', ',']) for (const cell of cells(text, mark)) expect(cell).not.toMatch(FORMULA);
  });

  test('shows everything else as it was typed, and numbers as numbers', () => {
    const typed = 'Kai 1; "Haus", 2 × Flut - ganz + halb = alles';
    expect(
      csv([
        ['Straße', ''],
        [typed, -5],
      ]),
    ).toBe(`\ufeff"Straße";\r\n"${typed.replaceAll('"', '""')}";"-5"\r\n`);
  });
});
