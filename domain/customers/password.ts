// A password as the browser sends it: MD5 in hex (spec 7, `_p`). The server treats it as the password itself and stores
// only a memory-hard hash of it. The length of the typed password is checked in the browser.
import { Type } from 'typebox';

/** `_p`, `_po`, `_pn`: MD5 of the typed password in hex, in small or capital letters. */
export const Password = Type.String({ pattern: '^[0-9a-fA-F]{32}$' });

/** The same digest always in the same letters. */
export function sameLetters(password: string): string {
  return password.toLowerCase();
}
