// What a new password must be. Apart from `password.ts`, whose shape the browser need not load.
import type { FieldProblem } from '../refusal.ts';

/** Characters that a new password has at least. */
export const SHORTEST_PASSWORD = 10;
/** Longer ones are no safer, only slower. */
export const LONGEST_PASSWORD = 200;

/** What is wrong with a typed password; undefined when nothing is. Length counts what people see as characters. */
export function passwordProblem(typed: string): FieldProblem | undefined {
  if (typed === '') return 'REQUIRED';
  const length = [...typed].length;
  if (length < SHORTEST_PASSWORD) return 'PASSWORD_TOO_SHORT';
  return length > LONGEST_PASSWORD ? 'TOO_LONG' : undefined;
}
