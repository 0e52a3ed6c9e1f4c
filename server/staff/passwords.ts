// Passwords of staff (operations 1): typed ones of twelve characters or more, none that is guessed first, kept as Argon2id.
import type { FieldProblem } from '../../domain/refusal.ts';
import { typedPasswordProblem } from '../../domain/staff/staff-password.ts';
import type { StaffFieldProblem } from '../../domain/staff-refusal.ts';
import { digestOf, guessProblem } from '../credentials/passwords/guess-problem.ts';
import { hashPassword, verifyPassword } from '../credentials/passwords/password-hash.ts';
import type { StaffShop } from './staff-shop.ts';

type Owner = { readonly name: string; readonly email: string };

/** What is wrong with a new password, if anything is. */
export async function staffPasswordProblem(
  { museum, now }: StaffShop,
  typed: string,
  { name, email }: Owner,
): Promise<FieldProblem | StaffFieldProblem | undefined> {
  const [fname = '', ...others] = name.split(/\s+/);
  return (
    typedPasswordProblem(typed) ??
    (await guessProblem(digestOf(typed), {
      email,
      details: { fname, lname: others.join(' ') },
      museum: museum.settings.name,
      year: now().getUTCFullYear(),
    }))
  );
}

/** The same password, however the keyboard composes its letters. */
export function hashStaffPassword(typed: string): Promise<string> {
  return hashPassword(typed.normalize('NFC'));
}

/** Is this the password? Without a hash it takes as long, and is never right. */
export function isStaffPassword(kept: string | null | undefined, typed: string): Promise<boolean> {
  return verifyPassword(kept, typed.normalize('NFC'));
}
