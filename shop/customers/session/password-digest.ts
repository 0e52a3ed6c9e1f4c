// A password on its way to the server (spec 7: `_p` is MD5 in hex). MD5 hides nothing that a listener could not find out;
// the connection's encryption and the server's memory-hard hash are what protects it.
import { md5 } from '@noble/hashes/legacy.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** What is sent for a typed password; however a keyboard composes its letters, the same password is the same. */
export function digestOf(typed: string): string {
  return bytesToHex(md5(utf8ToBytes(typed.normalize('NFC'))));
}
