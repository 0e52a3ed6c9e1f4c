// Whether a file is a Buchungsstapel as DATEV describes it: header version 700, format version 13, with the expressions of
// https://developer.datev.de/datev/platform/de/dtvf/formate/header and …/formate/buchungsstapel. It reads bytes and knows nothing of
// how Foyer writes them.

export type ReadRow = {
  /** As they stand in the file, with their quotes; the first has the number 1 in DATEV's description. */
  readonly fields: readonly string[];
  /** In cents. */
  readonly amount: number;
  readonly side: string;
  readonly account: number;
  readonly contra: number;
  readonly tax_key: string;
  readonly date: string;
  readonly document: string;
  readonly text: string;
};

export type ReadExtf = {
  /** What is wrong with it: the line and the field, from 1. */
  readonly problems: readonly string[];
  readonly header: readonly string[];
  readonly titles: readonly string[];
  readonly rows: readonly ReadRow[];
};

const DAY = /^\d{8}$/;
const FLAG = /^(0|1)$/;
const NONE = /^$/;
const RATE = /^\d{1,2},\d{2}$/;
const quoted = (most: number) => new RegExp(`^"(?:[^"]|""){0,${most}}"$`, 'u');

/** The 31 fields of the header; those of `MUST` may not be empty. */
const HEADER: readonly RegExp[] = [
  /^"(EXTF|DTVF)"$/,
  /^700$/,
  /^21$/,
  /^"Buchungsstapel"$/,
  /^13$/,
  /^20\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])([01]\d|2[0-3])[0-5]\d[0-5]\d\d{3}$/,
  NONE,
  /^"\w{0,2}"$/,
  quoted(25),
  /^""$/,
  /^(\d{4,6}|\d{7})$/,
  /^\d{1,5}$/,
  /^20\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/,
  /^[4-8]$/,
  /^20\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/,
  /^20\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/,
  /^"[\w.\-/ ]{0,30}"$/,
  /^"([A-Z]{2})?"$/,
  /^[12]$/,
  /^(0|30|40|50|64)$/,
  FLAG,
  /^"[A-Z]{3}"$/,
  NONE,
  /^""$/,
  NONE,
  NONE,
  /^"(\d{2})?"$/,
  /^\d{0,4}$/,
  NONE,
  /^""$/,
  quoted(16),
];
const HEADER_MUST = [1, 2, 3, 4, 5, 6, 11, 12, 13, 14, 15, 16];

const info = (count: number) => Array.from({ length: count }, () => [quoted(20), quoted(210)]).flat();

/** The 125 fields of a row. */
const ROW: readonly RegExp[] = [
  /^(?!0+,00)\d{1,10},\d{2}$/,
  /^"(S|H)"$/,
  /^"[A-Z]{3}"$/,
  /^[1-9]\d{0,3},\d{2,6}$/,
  /^\d{1,10},\d{2}$/,
  /^"[A-Z]{3}"$/,
  /^\d{1,9}$/,
  /^\d{1,9}$/,
  /^"\d{1,4}"$/,
  /^\d{4}$/,
  /^"[\w$%\-/&*+]{0,36}"$/,
  /^"[\w$%\-/]{0,12}"$/,
  /^[1-9]\d{0,7},\d{2}$/,
  quoted(60),
  FLAG,
  /^"\w{0,9}"$/,
  /^\d{3}$/,
  /^\d{2}$/,
  FLAG,
  quoted(210),
  ...info(8),
  quoted(36),
  quoted(36),
  /^\d{1,12},\d{4}$/,
  quoted(15),
  RATE,
  /^"(I|K|P|S)"$/,
  /^\d{1,3}$/,
  /^\d{1,3}$/,
  /^\d$/,
  /^\d{1,2}$/,
  /^\d{1,3}$/,
  ...info(20),
  /^\d{1,8}$/,
  /^\d{1,8},\d{2}$/,
  /^\d{1,2}$/,
  /^"\w{0,10}"$/,
  /^20\d{2}$/,
  DAY,
  /^\d$/,
  quoted(30),
  /^"[A-Z]{2}"$/,
  /^\d{1,2}$/,
  /^"[A-Z]{2}"$/,
  /^\d{1,3}$/,
  RATE,
  /^\d{4,8}$/,
  /^"[A-Z]{0,2}"$/,
  quoted(36),
  DAY,
  quoted(35),
  FLAG,
  quoted(76),
  /^\d{4}$/,
  quoted(11),
  quoted(20),
  DAY,
  quoted(30),
  /^\d{1,2}$/,
  FLAG,
  DAY,
  DAY,
  DAY,
  /^"(0|1|G)"$/,
  RATE,
  /^"[A-Z]{2}"$/,
  quoted(50),
  /^[1-5]$/,
  quoted(15),
  RATE,
  /^\d{1,9}$/,
];
const ROW_MUST = [1, 2, 7, 8, 10];
const MOST_ROWS = 99_999;

/** Some titles by their places, as in DATEV's samples: columns are read by their places, so that one too few moves all others. */
const TITLES: Readonly<Record<number, string>> = {
  1: 'Umsatz (ohne Soll/Haben-Kz)',
  9: 'BU-Schlüssel',
  14: 'Buchungstext',
  37: 'KOST1 - Kostenstelle',
  48: 'Zusatzinformation - Art 1',
  88: 'Stück',
  103: 'Buchungs GUID',
  114: 'Festschreibung',
  118: 'Generalumkehr (GU)',
  125: 'Abw. Skontokonto',
};

/** Reads a file, and says everything that is wrong with it. */
export function checkExtf(bytes: Uint8Array): ReadExtf {
  const problems: string[] = [];
  const content = new TextDecoder('windows-1252', { ignoreBOM: true }).decode(bytes);
  if (/Ã[\u0080-\u00bf]|^ï»¿/.test(content)) problems.push('it is in UTF-8, not in Windows-1252');
  if (!content.endsWith('\r\n')) problems.push('the last line has no end');
  if (/(?<!\r)\n|\r(?!\n)/.test(content)) problems.push('a line ends without CRLF');
  const [header = [], titles = [], ...rows] = content.trimEnd().split('\r\n').map(fieldsOf);
  checkFields(header, HEADER, HEADER_MUST, 1, problems);
  if (titles.length !== 125) problems.push(`line 2: ${titles.length} titles`);
  for (const [place, title] of Object.entries(TITLES))
    if (titles[Number(place) - 1] !== title)
      problems.push(`line 2, field ${place}: ${titles[Number(place) - 1]}`);
  if (rows.length > MOST_ROWS) problems.push(`${rows.length} rows`);
  for (const [index, fields] of rows.entries()) {
    checkFields(fields, ROW, ROW_MUST, index + 3, problems);
    checkMeaning(fields, header, index + 3, problems);
  }
  return { problems, header, titles, rows: rows.map(readRow) };
}

/** Splits at semicolons outside of quotes. */
function fieldsOf(line: string): string[] {
  return line.split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/);
}

function checkFields(
  fields: readonly string[],
  expressions: readonly RegExp[],
  must: readonly number[],
  line: number,
  problems: string[],
): void {
  if (fields.length !== expressions.length)
    problems.push(`line ${line}: ${fields.length} fields, and not ${expressions.length}`);
  for (const [index, expression] of expressions.entries()) {
    const field = fields[index] ?? '';
    const isEmpty = field === '' || field === '""';
    if (isEmpty ? must.includes(index + 1) : !expression.test(field))
      problems.push(`line ${line}, field ${index + 1}: ${field}`);
  }
}

/** Accounts are no longer than the header allows, and the day lies in the header's days. */
function checkMeaning(
  fields: readonly string[],
  header: readonly string[],
  line: number,
  problems: string[],
): void {
  const [account = '', contra = ''] = [fields[6], fields[7]];
  for (const number of [account, contra])
    if (number.length > Number(header[13]) + 1)
      problems.push(`line ${line}: the account ${number} is too long`);
  if (account === contra) problems.push(`line ${line}: both accounts are ${account}`);
  const date = fields[9] ?? '';
  const day = `${header[14]?.slice(0, 4)}${date.slice(2)}${date.slice(0, 2)}`;
  if (day < (header[14] ?? '') || day > (header[15] ?? ''))
    problems.push(`line ${line}: ${date} is outside of the days`);
}

function readRow(fields: readonly string[]): ReadRow {
  const text = (place: number) => (fields[place - 1] ?? '').replace(/^"|"$/g, '').replaceAll('""', '"');
  return {
    fields,
    amount: Number(text(1).replace(',', '')),
    side: text(2),
    account: Number(text(7)),
    contra: Number(text(8)),
    tax_key: text(9),
    date: text(10),
    document: text(11),
    text: text(14),
  };
}
