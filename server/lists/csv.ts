// A list as a spreadsheet opens it: semicolons and a byte order mark for Excel, and nothing that a visitor typed may be a
// formula or begin a second row. Excel splits at semicolons or at commas, as its country has it: where it takes commas,
// what follows one begins a cell, also within quotes.
import { stringify } from 'csv-stringify/sync';

type Value = string | number;
type Rows = readonly (readonly Value[])[];

/** What a spreadsheet ignores before a formula, and what a formula begins with; also in Japanese width. */
const FORMULA_AFTER_COMMA = /,(["\s]*)(?=[=+\-@＝＋－＠])/gu;

/** The text of a file; the first row has the columns' names. */
export function csv(rows: Rows): string {
  return csvRows(rows, true);
}

/** Further rows of a file that is written piece by piece. @param begins the file begins with them */
export function csvRows(rows: Rows, begins = false): string {
  return stringify(
    rows.map((row) => row.map(cell)),
    { delimiter: ';', record_delimiter: 'windows', bom: begins, quoted: true, escape_formulas: true },
  );
}

function cell(value: Value): Value {
  if (typeof value === 'number') return value;
  return value
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .replace(FORMULA_AFTER_COMMA, ",$1'");
}
