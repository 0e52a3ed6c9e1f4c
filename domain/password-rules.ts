// The rules for a new password. Not in `password.ts`, because the browser need not load that schema.
import type { FieldProblem } from './refusal.ts';

/** Fewest characters of a new password. */
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
