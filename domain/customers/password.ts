// A password as it travels: MD5 in hex (spec 7, `_p`), which the server treats as the password itself and keeps only a
// memory-hard hash of. What was typed must be long enough; that is checked where it is typed.
import { Type } from 'typebox';

/** `_p`, `_po`, `_pn`: MD5 of the typed password in lower-case hex. */
export const Password = Type.String({ pattern: '^[0-9a-f]{32}$' });
