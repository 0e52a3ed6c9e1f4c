// Which new passwords the server accepts. Our shop sends an MD5 in hex, as the specification says, and checks the
// length itself; other callers may send plain text. Passwords that are guessed first are refused in either form.
import { createHash } from 'node:crypto';
import { sameLetters } from '../../domain/customers/password.ts';
import { passwordProblem } from '../../domain/customers/password-rules.ts';
import type { FieldProblem } from '../../domain/refusal.ts';
import { isBreached } from './passwords/breached-passwords.ts';
import { COMMON_PASSWORDS } from './passwords/common-passwords.ts';
import { isOfOwnWords, type PasswordContext } from './passwords/own-words.ts';

const MD5 = /^[0-9a-fA-F]{32}$/;

const common = new Set(COMMON_PASSWORDS.map(digestOf));

/** Why a password is guessed easily, if it is. @param sent as the browser sends it: MD5 in hex */
export async function guessProblem(
  sent: string,
  context: PasswordContext,
): Promise<FieldProblem | undefined> {
  const password = sameLetters(sent);
  if (isCommonPassword(password, context.email) || (await isBreached(password))) return 'PASSWORD_COMMON';
  return isOfOwnWords(password, context) ? 'PASSWORD_PERSONAL' : undefined;
}

/** Is it one of the first guesses for this address? @param password as the browser sends it: MD5 in hex */
export function isCommonPassword(password: string, email: string): boolean {
  return (
    common.has(password) ||
    [email.trim(), email.trim().toLowerCase(), email.split('@')[0] ?? ''].map(digestOf).includes(password)
  );
}

function digestOf(typed: string): string {
  return createHash('md5').update(typed.normalize('NFC')).digest('hex');
}

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
