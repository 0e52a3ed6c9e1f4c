// A batch as the file that DATEV imports: EXTF, header version 700, Buchungsstapel 13, in Windows-1252 with CRLF
// (https://developer.datev.de/datev/platform/de/dtvf/formate/header, ADR 102).
import { stringify } from 'csv-stringify/sync';
import { encode } from 'iconv-lite';
import type { BatchRow } from '../../../domain/accounting/batch-rows.ts';
import { fiscalYearStart } from '../../../domain/accounting/fiscal-year.ts';
import type { Days } from '../../../domain/figures/period.ts';
import type { MuseumDateTime } from '../../../domain/museum-time.ts';
import type { Datev } from '../folder/accounting-fields.ts';
import { COLUMNS } from './extf-columns.ts';

/** Text goes into quotes, numbers and days do not. */
type Field = string | { readonly plain: string };

const NOTHING: Field = { plain: '' };
const MOST_DOCUMENT = 36;
const MOST_TEXT = 60;

/**
 * The whole file.
 * @param at when it is made, in museum time
 */
export function extfFile(
  rows: readonly BatchRow[],
  { datev, days, at }: { readonly datev: Datev; readonly days: Days; readonly at: MuseumDateTime },
): Buffer {
  const titles = COLUMNS.map(({ title }) => ({ plain: title }));
  const lines = [header(datev, days, at), titles, ...rows.map((row) => line(row, datev))];
  const content = stringify(lines, {
    delimiter: ';',
    record_delimiter: 'windows',
    cast: {
      string: (value) => ({ value, quoted: true, quoted_empty: true }),
      object: ({ plain }) => ({ value: plain as string, quoted_empty: false }),
    },
  });
  return encode(content, 'win1252');
}

/** The 31 fields of the first line. */
function header(datev: Datev, days: Days, at: MuseumDateTime): Field[] {
  const { consultant, client, fiscal_year_start, account_length, chart = '', locked } = datev;
  return [
    'EXTF',
    { plain: '700' },
    { plain: '21' },
    'Buchungsstapel',
    { plain: '13' },
    { plain: `${at.replace(/\D/g, '')}00000`.slice(0, 17) },
    NOTHING,
    'RE',
    '',
    '',
    { plain: String(consultant) },
    { plain: String(client) },
    digits(fiscalYearStart(days.from, fiscal_year_start)),
    { plain: String(account_length) },
    digits(days.from),
    digits(days.to),
    `Foyer ${days.from} - ${days.to}`.slice(0, 30),
    '',
    { plain: '1' },
    { plain: '0' },
    lock(locked),
    'EUR',
    NOTHING,
    '',
    NOTHING,
    NOTHING,
    chart,
    NOTHING,
    NOTHING,
    '',
    '',
  ];
}

function line(row: BatchRow, { account_length, locked }: Datev): Field[] {
  const values: Readonly<Record<string, Field>> = {
    'Umsatz (ohne Soll/Haben-Kz)': { plain: amount(row.amount) },
    'Soll/Haben-Kennzeichen': row.side,
    'WKZ Umsatz': 'EUR',
    Konto: account(row.account, account_length),
    'Gegenkonto (ohne BU-Schlüssel)': account(row.contra, account_length),
    'BU-Schlüssel': String(row.tax_key ?? ''),
    Belegdatum: { plain: `${row.day.slice(8, 10)}${row.day.slice(5, 7)}` },
    'Belegfeld 1': row.document.replace(/[^A-Za-z0-9$&%*+/-]/g, '').slice(-MOST_DOCUMENT),
    Buchungstext: row.text.replace(/\p{Cc}+/gu, ' ').slice(0, MOST_TEXT),
    Festschreibung: lock(locked),
  };
  return COLUMNS.map(({ title, isText }) => values[title] ?? (isText ? '' : NOTHING));
}

/** `1234,50` */
function amount(cents: number): string {
  return `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`;
}

function account(number: number, length: number): Field {
  return { plain: String(number).padStart(length, '0') };
}

function digits(day: string): Field {
  return { plain: day.replaceAll('-', '') };
}

function lock(locked: boolean | undefined): Field {
  return { plain: locked ? '1' : '0' };
}
