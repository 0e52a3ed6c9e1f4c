// Which new passwords the server accepts. Our shop sends an MD5 in hex, as the specification says, and checks the
// length itself; other callers may send plain text. Passwords that are guessed first are refused in either form.
import { sameLetters } from '../../domain/customers/password.ts';
import { passwordProblem } from '../../domain/password-rules.ts';
import type { FieldProblem } from '../../domain/refusal.ts';
import { digestOf, isCommonPassword } from '../credentials/passwords/guess-problem.ts';
import type { PasswordContext } from '../credentials/passwords/own-words.ts';

const MD5 = /^[0-9a-fA-F]{32}$/;

/** What a customer's new password must not be made of. */
export function contextOf(
  {
    museum,
    now,
  }: { readonly museum: { readonly settings: { readonly name: string } }; readonly now: () => Date },
  email: string,
  details: PasswordContext['details'],
): PasswordContext {
  return { email, details, museum: museum.settings.name, year: now().getUTCFullYear() };
}

/** The password of `c` as it will be hashed, or what is wrong with it: see `guessProblem` for the rest. */
export function readNewPassword(
  given: string | undefined,
  email: string,
): { readonly password: string } | { readonly problem: FieldProblem } {
  const typed = given ?? '';
  const problem = MD5.test(typed) ? undefined : passwordProblem(typed);
  if (problem) return { problem };
  const password = MD5.test(typed) ? sameLetters(typed) : digestOf(typed);
  return isCommonPassword(password, email) ? { problem: 'PASSWORD_COMMON' } : { password };
}
