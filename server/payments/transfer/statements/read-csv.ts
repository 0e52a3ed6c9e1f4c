// Bank statements as CSV (csv-columns.ts). Whatever stands above the headings is skipped; a line that cannot be read is named,
// and then nothing of the file is taken.
import { parse } from 'csv-parse/sync';
import { isDay } from '../../../../domain/museum-time.ts';
import { compactIban } from '../../../../domain/payments/iban.ts';
import { type ColumnNames, type Columns, columnsIn, KNOWN_COLUMNS } from './csv-columns.ts';
import { StatementError, type StatementLine } from './statement-line.ts';

const DELIMITERS = [';', '\t', ','] as const;
/** What banks call a line that takes back an earlier one, where they name its kind: no code says it in these files. */
const REVERSAL_KIND =
  /r(ü|ue)ck(gabe|lastschrift|belastung|buchung|(ü|ue)berweisung|ruf)|retoure|storno|\b(return|reversal|chargeback|recall)/i;
/**
 * Within everything that was written: people return tickets and cancel visits, too, and say so in what they transfer. Only of a
 * direct debit that came back they do not.
 */
const RETURNED_DEBIT =
  /r(ü|ue)cklastschrift|lastschrift[\s-]*r(ü|ue)ckgabe|r(ü|ue)ckgabe[\s:-]+((der|einer|sepa)[\s-]+)*lastschrift/i;
/** What the first version took for a reversal, wherever it stood: a part of the keys of lines. */
const KEYED_REVERSAL = /r(ü|ue)ckgabe|r(ü|ue)cklastschrift|retoure|storno/i;
/** Announced, and not booked yet. */
const PENDING = /vorgemerkt|pending/i;

/**
 * The booked lines.
 * @param account the museum's IBAN, for files that do not name it
 * @param names what the museum's bank calls its columns, where they are not known
 * @throws StatementError
 */
export function readCsv(text: string, account: string, names: Partial<ColumnNames> = {}): StatementLine[] {
  const rows = rowsIn(text);
  const known = { ...KNOWN_COLUMNS, ...names };
  const start = rows.findIndex((row) => columnsIn(row, known) !== undefined);
  const columns = columnsIn(rows[start] ?? [], known);
  if (!columns)
    throw new StatementError(
      'The file has no headings for day, amount and text that are known: name them in `transfer.csv` of museum.yaml.',
    );
  const lines: StatementLine[] = [];
  for (const [index, row] of rows.entries()) {
    if (index <= start || row.every((cell) => cell.trim() === '')) continue;
    if (PENDING.test(cells(row, columns.state))) continue;
    lines.push(lineOf(row, columns, { account, number: index + 1 }));
  }
  return lines.filter(({ amount }) => amount !== 0);
}

function rowsIn(text: string): string[][] {
  const counts = DELIMITERS.map((delimiter) => text.split(delimiter).length);
  // A comma also stands within amounts: only where nothing else separates.
  const delimiter = DELIMITERS.find((_, index) => (counts[index] ?? 0) > 3) ?? ';';
  try {
    return parse(text, { bom: true, delimiter, relax_column_count: true, relax_quotes: true });
  } catch (problem) {
    throw new StatementError(`The file is no CSV: ${(problem as Error).message}`);
  }
}

type Place = { readonly account: string; readonly number: number };

function lineOf(row: readonly string[], columns: Columns, { account, number }: Place): StatementLine {
  const sides = columns.sign.map((column) => row[column] ?? '');
  const amount = signed(amountIn(cells(row, columns.amount.slice(0, 1))), sides);
  const booked_on = dayIn(cells(row, columns.booked_on.slice(0, 1)));
  if (amount === undefined || booked_on === undefined)
    throw new StatementError(`Row ${number} has no day or no amount that can be read. Nothing was taken.`);
  const said = cells(row, columns.said, '\n');
  const named = compactIban(cells(row, columns.account));
  const payer = cells(row, columns.payer);
  return {
    // Some banks name the account by its number, which is a part of the IBAN.
    account: /^[A-Z]{2}\d/.test(named) ? named : compactIban(account),
    source: 'csv',
    booked_on,
    amount,
    currency: cells(row, columns.currency.slice(0, 1)).toUpperCase() || 'EUR',
    name: amount > 0 && payer !== '' ? payer : cells(row, columns.name),
    iban: compactIban(cells(row, columns.iban.slice(0, 1))),
    said,
    reversal: REVERSAL_KIND.test(cells(row, columns.kind)) || (amount < 0 && RETURNED_DEBIT.test(said)),
    keyed_reversal: KEYED_REVERSAL.test(said),
  };
}

/**
 * A bank that says beside the amount which way it went, writes debits without a minus.
 * @param sides what stands in each column that may say so; of several without a heading, the others hold something else
 */
function signed(amount: number | undefined, sides: readonly string[]): number | undefined {
  const isDebit = sides.some((side) => /^s(oll)?$/i.test(side.trim()));
  return amount !== undefined && isDebit ? -Math.abs(amount) : amount;
}

function cells(row: readonly string[], columns: readonly number[], between = ' '): string {
  return columns
    .map((column) => (row[column] ?? '').trim())
    .filter(Boolean)
    .join(between);
}

/** `-1.234,56 €`, `1,234.56`, `12` in cents; undefined for anything else. */
export function amountIn(text: string): number | undefined {
  const plain = text.replace(/[\s\u00a0]|€|EUR/g, '').replace('\u2212', '-');
  const [, sign = '', whole = '', fraction = '00'] =
    /^([+-]?)(\d[\d.,]*?)(?:[.,](\d{2}))?$/.exec(plain) ?? [];
  if (whole === '' || !/^(\d+|\d{1,3}([.,]\d{3})+)$/.test(whole)) return undefined;
  const cents = Number(whole.replace(/[.,]/g, '')) * 100 + Number(fraction);
  return sign === '-' ? -cents : cents;
}

/** `27.11.2026`, `27.11.26`, `27/11/2026`, `2026-11-27` as a day; undefined for anything else. */
export function dayIn(text: string): string | undefined {
  const [, date = '', month = '', year = ''] = /^(\d{1,2})[./](\d{1,2})[./](\d{4}|\d{2})$/.exec(text) ?? [];
  const day = date
    ? `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
    : text.slice(0, 10);
  return isDay(day) ? day : undefined;
}
