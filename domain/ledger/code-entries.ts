// The entries of codes of value that no order moves: imported, withdrawn, ended (spec operations 4).
import type { Cents } from '../money.ts';
import { codePostings, owedOf } from './code-postings.ts';
import { debit, type Entry, makeEntry } from './entry.ts';
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
  const sum = changes.reduce((total, change) => total + owedOf(change), 0);
  const postings = changes.flatMap((change) => codePostings('vouchers', credited(change)));
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
export function codeLapsed(value: CodeValue, id: string, at: Date): Entry {
  return makeEntry({
    key: `code-lapsed:${value.code}:${id}`,
    cause: 'code-lapsed',
    at,
    postings: [...codePostings('vouchers', value), ...codePostings('vouchers-lapsed', credited(value))],
  });
}

/** What had lapsed is owed again: it was spent in time and paid late, taken back with its order, or its code ends later. */
export function codeRevived(value: CodeValue, id: string, at: Date): Entry {
  return makeEntry({
    key: `code-revived:${value.code}:${id}`,
    cause: 'code-revived',
    at,
    postings: [...codePostings('vouchers-lapsed', value), ...codePostings('vouchers', credited(value))],
  });
}

/** Another code takes a code's place, with what is left on it and with what has lapsed of it. */
export function codeReplaced(value: CodeValue, lapsed: Cents, successor: string, at: Date): Entry {
  const gone = { ...value, amount: lapsed };
  return makeEntry({
    key: `code-replaced:${value.code}`,
    cause: 'code-replaced',
    at,
    postings: [
      ...codePostings('vouchers', value),
      ...codePostings('vouchers', credited({ ...value, code: successor })),
      ...(lapsed === 0
        ? []
        : [
            ...codePostings('vouchers-lapsed', gone),
            ...codePostings('vouchers-lapsed', credited({ ...gone, code: successor })),
          ]),
    ],
  });
}

function credited(value: CodeValue): CodeValue {
  return { ...value, amount: -value.amount };
}
