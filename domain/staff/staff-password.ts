// The rules for a new password of staff, as typed: longer than a customer's, because it opens more.
import { LONGEST_PASSWORD } from '../password-rules.ts';
import type { FieldProblem } from '../refusal.ts';
import type { StaffFieldProblem } from '../staff-refusal.ts';

/** Fewest characters. */
export const SHORTEST_STAFF_PASSWORD = 12;

/** What is wrong with it; undefined when nothing is. Whether it is guessed easily, only the server says. */
export function typedPasswordProblem(typed: string): FieldProblem | StaffFieldProblem | undefined {
  if (typed === '') return 'REQUIRED';
  const length = [...typed].length;
  if (length < SHORTEST_STAFF_PASSWORD) return 'STAFF_PASSWORD_TOO_SHORT';
  return length > LONGEST_PASSWORD ? 'TOO_LONG' : undefined;
}
