// The entries of codes of value that no order moves: imported, withdrawn, ended (spec operations 4).
import { credit, debit, type Entry, makeEntry } from './entry.ts';
import type { CodeValue } from './sold.ts';

/**
 * Codes that the museum sold elsewhere are worth something here, or are worth something else now; one entry for all.
 * @param changes by how much what is owed for each code changes
 * @param id of the change: whatever names it once
 */
export function codesImported(changes: readonly CodeValue[], id: string, at: Date): Entry[] {
  return [
    ...imported(
      'codes-imported',
      changes.filter(({ amount }) => amount > 0),
      id,
      at,
    ),
    ...imported(
      'codes-withdrawn',
      changes.filter(({ amount }) => amount < 0),
      id,
      at,
    ),
  ];
}

function imported(
  cause: 'codes-imported' | 'codes-withdrawn',
  changes: readonly CodeValue[],
  id: string,
  at: Date,
): Entry[] {
  if (changes.length === 0) return [];
  const sum = changes.reduce((total, { amount }) => total + amount, 0);
  const postings = changes.map(({ code, amount }) => credit('vouchers', amount, { code }));
  return [
    makeEntry({
      key: `${cause}:${id}`,
      cause,
      at,
      postings: [debit('vouchers-issued-elsewhere', sum), ...postings],
    }),
  ];
}

/** A code has ended with something left on it. */
export function codeLapsed({ code, amount }: CodeValue, id: string, at: Date): Entry {
  return makeEntry({
    key: `code-lapsed:${code}:${id}`,
    cause: 'code-lapsed',
    at,
    postings: [debit('vouchers', amount, { code }), credit('vouchers-lapsed', amount, { code })],
  });
}

/** What had lapsed is owed again: it was spent in time and paid late, taken back with its order, or its code ends later. */
export function codeRevived({ code, amount }: CodeValue, id: string, at: Date): Entry {
  return makeEntry({
    key: `code-revived:${code}:${id}`,
    cause: 'code-revived',
    at,
    postings: [debit('vouchers-lapsed', amount, { code }), credit('vouchers', amount, { code })],
  });
}

/** Another code takes a code's place, with what is left on it. */
export function codeReplaced({ code, amount }: CodeValue, successor: string, at: Date): Entry {
  return makeEntry({
    key: `code-replaced:${code}`,
    cause: 'code-replaced',
    at,
    postings: [debit('vouchers', amount, { code }), credit('vouchers', amount, { code: successor })],
  });
}
