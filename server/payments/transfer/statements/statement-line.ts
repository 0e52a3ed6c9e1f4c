// A line of a bank statement, whatever file it comes from.
import { createHash } from 'node:crypto';
import type { Cents } from '../../../../domain/money.ts';
import type { Day } from '../../../../domain/museum-time.ts';

export type StatementLine = {
  /** The museum's IBAN, without spaces. */
  readonly account: string;
  readonly source: 'camt' | 'csv';
  readonly booked_on: Day;
  /** Negative for what left the account. */
  readonly amount: Cents;
  /** ISO 4217. */
  readonly currency: string;
  /** The other side, as far as the bank names it. */
  readonly name: string;
  readonly iban: string;
  /** Everything that payer and bank wrote, references among it. */
  readonly said: string;
  /** The bank says that it takes back an earlier line. */
  readonly reversal: boolean;
  /**
   * What the first version that read statements took for this, which stays a part of the key: lines that it has read are known,
   * whatever is learnt of banks since.
   */
  readonly keyed_reversal: boolean;
};

/** A file that cannot be read: nothing of it was. */
export class StatementError extends Error {}

export type KeyedLine = Omit<StatementLine, 'keyed_reversal'> & { readonly line_key: string };

/**
 * Gives each line a key that is the same in every file that has it. Lines that look alike are counted: the second of a file is
 * the second of every other file of that day, because banks book days as a whole.
 */
export function keyedLines(lines: readonly StatementLine[]): KeyedLine[] {
  const seen = new Map<string, number>();
  return lines.map(({ keyed_reversal, ...line }) => {
    const { source, booked_on, amount, currency, name, iban, said } = line;
    const facts = JSON.stringify([source, booked_on, amount, currency, name, iban, said, keyed_reversal]);
    const number = seen.get(line.account + facts) ?? 0;
    seen.set(line.account + facts, number + 1);
    return { ...line, line_key: createHash('sha256').update(`${facts} ${number}`).digest('hex') };
  });
}

/** Names a line: two accounts may have lines with the same key. */
export function lineId({ account, line_key }: Pick<KeyedLine, 'account' | 'line_key'>): string {
  return createHash('sha256').update(`${account} ${line_key}`).digest('hex').slice(0, 16);
}
