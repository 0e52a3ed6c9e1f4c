// A list as a spreadsheet opens it: semicolons and a byte order mark for Excel, and nothing that a visitor typed may be a
// formula or begin a second row.
import { stringify } from 'csv-stringify/sync';

type Value = string | number;

const cell = (value: Value): Value =>
  typeof value === 'number' ? value : value.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

/** The text of a file; the first row has the columns' names. */
export const csv = (rows: readonly (readonly Value[])[]): string =>
  stringify(
    rows.map((row) => row.map(cell)),
    { delimiter: ';', record_delimiter: 'windows', bom: true, escape_formulas: true },
  );
