// Which new passwords the server accepts. Our shop sends an MD5 in hex, as the specification says, and checks the
// length itself; other callers may send plain text. Common passwords are refused in either form.
import { createHash } from 'node:crypto';
import { passwordProblem } from '../../domain/customers/password-rules.ts';
import type { FieldProblem } from '../../domain/refusal.ts';
import { COMMON_PASSWORDS } from './passwords/common-passwords.ts';

const MD5 = /^[0-9a-f]{32}$/;

const common = new Set(COMMON_PASSWORDS.map(digestOf));

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

/** The password of `c` as it will be hashed, or what is wrong with it. */
export function readNewPassword(
  given: string | undefined,
  email: string,
): { readonly password: string } | { readonly problem: FieldProblem } {
  const typed = given ?? '';
  const problem = MD5.test(typed) ? undefined : passwordProblem(typed);
  if (problem) return { problem };
  const password = MD5.test(typed) ? typed : digestOf(typed);
  return isCommonPassword(password, email) ? { problem: 'PASSWORD_COMMON' } : { password };
}
