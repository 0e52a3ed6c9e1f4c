// A declaration of withdrawal (§ 356a BGB): who withdraws, from which contract, and where the receipt goes. The form
// may ask for nothing else. The order is not looked up: anyone may declare, and the answer is always the same.
import { checkRegistration } from '../customers/registration.ts';
import type { FieldProblem } from '../refusal.ts';

export type Withdrawal = {
  readonly name: string;
  /** The order's number as it was typed. */
  readonly number: string;
  readonly email: string;
  /** The part of the order that is withdrawn; '' for all of it. */
  readonly part: string;
};

export type WithdrawalField = keyof Withdrawal;

/** Longest value per field, in characters. */
export const WITHDRAWAL_LENGTHS = { name: 200, number: 60, email: 254, part: 500 } as const;

const FIELDS = ['name', 'number', 'email', 'part'] as const satisfies readonly WithdrawalField[];

/** The declaration as it is stored and given back. */
export function trimWithdrawal({ name, number, email, part }: Withdrawal): Withdrawal {
  return {
    name: trimText(name),
    number: trimText(number),
    email: email.trim(),
    part: trimText(part),
  };
}

/** Within one line: no breaks, and no spaces around it. */
function trimText(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

/**
 * What is wrong with a declaration, per field; empty when it can be received. Values are trimmed before they are
 * checked.
 */
export function checkWithdrawal(withdrawal: Withdrawal): Record<string, FieldProblem[]> {
  const given = trimWithdrawal(withdrawal);
  return Object.fromEntries(
    FIELDS.flatMap((field) => {
      const problem = problemOf(field, given[field]);
      return problem ? [[field, [problem]]] : [];
    }),
  );
}

function problemOf(field: WithdrawalField, value: string): FieldProblem | undefined {
  if (value === '') return field === 'part' ? undefined : 'REQUIRED';
  if (value.length > WITHDRAWAL_LENGTHS[field]) return 'TOO_LONG';
  if (field !== 'email') return undefined;
  return checkRegistration({ email: value }, [], [])['email']?.[0];
}

/** The order's number in what was typed, as orders have it: `2026-100017`, also out of `Nr. 2026 100017`. */
export function orderNumberIn(typed: string): string {
  const [, year, number] = /(?<!\d)(\d{4})\D{0,3}(\d{6,})(?!\d)/.exec(typed) ?? [];
  return year && number ? `${year}-${number}` : typed.trim();
}
