// What the database keeps of a customer's password: browsers send its MD5 in hex, in small or capital letters (spec 7, `_p`).
import { sameLetters } from '../../../domain/customers/password.ts';
import * as kept from '../../credentials/passwords/password-hash.ts';

export const { isOutdated } = kept;

/** @param password as the browser sends it: MD5 in hex */
export function hashPassword(password: string): Promise<string> {
  return kept.hashPassword(sameLetters(password));
}

/** Is this the password? Without a hash it takes as long, and is never right. */
export function verifyPassword(hash: string | null | undefined, password: string): Promise<boolean> {
  return kept.verifyPassword(hash, sameLetters(password));
}
