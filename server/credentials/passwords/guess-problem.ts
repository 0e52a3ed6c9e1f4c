// Passwords that are guessed first, of customers and of staff: the common ones, those of leaks, and those made of what
// everybody knows of their owner. They are compared by digest, because browsers send no more of a customer's.
import { createHash } from 'node:crypto';
import type { FieldProblem } from '../../../domain/refusal.ts';
import { isBreached } from './breached-passwords.ts';
import { COMMON_PASSWORDS } from './common-passwords.ts';
import { isOfOwnWords, type PasswordContext } from './own-words.ts';

const common = new Set(COMMON_PASSWORDS.map(digestOf));

/** Why a password is guessed easily, if it is. @param sent MD5 in hex, in whichever letters */
export async function guessProblem(
  sent: string,
  context: PasswordContext,
): Promise<FieldProblem | undefined> {
  const password = sent.toLowerCase();
  if (isCommonPassword(password, context.email) || (await isBreached(password))) return 'PASSWORD_COMMON';
  return isOfOwnWords(password, context) ? 'PASSWORD_PERSONAL' : undefined;
}

/** Is it one of the first guesses for this address? @param password MD5 in hex, in small letters */
export function isCommonPassword(password: string, email: string): boolean {
  return (
    common.has(password) ||
    [email.trim(), email.trim().toLowerCase(), email.split('@')[0] ?? ''].map(digestOf).includes(password)
  );
}

/** MD5 in hex of a typed password. */
export function digestOf(typed: string): string {
  return createHash('md5').update(typed.normalize('NFC')).digest('hex');
}
