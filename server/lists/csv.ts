// A list as a spreadsheet opens it: semicolons and a byte order mark for Excel, and nothing that a visitor typed may be a
// formula or begin a second row.
import { stringify } from 'csv-stringify/sync';

type Value = string | number;

/** The text of a file; the first row has the columns' names. */
export function csv(rows: readonly (readonly Value[])[]): string {
  return stringify(
    rows.map((row) => row.map(cell)),
    { delimiter: ';', record_delimiter: 'windows', bom: true, escape_formulas: true },
  );
}

function cell(value: Value): Value {
  return typeof value === 'number' ? value : value.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
