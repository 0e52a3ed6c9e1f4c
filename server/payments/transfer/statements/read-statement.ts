// A file of a bank: XML or CSV, in UTF-8 or as older programs write it.
import type { ColumnNames } from './csv-columns.ts';
import { readCamt } from './read-camt.ts';
import { readCsv } from './read-csv.ts';
import { StatementError, type StatementLine } from './statement-line.ts';

/** More is no statement of a museum. */
const MOST_BYTES = 64 * 1024 * 1024;

/**
 * The booked lines of a file, of whichever accounts.
 * @param account the museum's IBAN
 * @throws StatementError when it cannot be read; nothing of it is
 */
export function readStatement(
  bytes: Uint8Array,
  account: string,
  names?: Partial<ColumnNames>,
): StatementLine[] {
  if (bytes.length > MOST_BYTES) throw new StatementError('The file is larger than 64 MB.');
  const text = textOf(bytes);
  if (text.trim() === '') throw new StatementError('The file is empty.');
  return /^\uFEFF?\s*</.test(text) ? readCamt(text) : readCsv(text, account, names);
}

function textOf(bytes: Uint8Array): string {
  const declared = /^<\?xml[^>]*encoding=["']([\w-]+)["']/i.exec(latin1(bytes.subarray(0, 200)))?.[1];
  if (declared && !/^utf-?8$/i.test(declared)) return latin1(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return latin1(bytes);
  }
}

/** Windows-1252, of which ISO 8859-1 is a part. */
function latin1(bytes: Uint8Array): string {
  return new TextDecoder('windows-1252').decode(bytes);
}
