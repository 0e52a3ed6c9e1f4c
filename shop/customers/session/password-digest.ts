// The password as it is sent (spec 7: `_p` is MD5 in hex). MD5 does not protect it; TLS and the server's memory-hard hash do.
import { md5 } from '@noble/hashes/legacy.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** The digest of a password, in a normal form of Unicode so that it is the same on every keyboard. */
export function digestOf(typed: string): string {
  return bytesToHex(md5(utf8ToBytes(typed.normalize('NFC'))));
}
