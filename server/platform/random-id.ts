import { randomInt } from 'node:crypto';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
// Without 0/O, 1/I/L and U: read aloud at a counter, typed in a hurry.
const BARCODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** An unguessable id: 24 letters and digits, 142 bits. */
export function randomId(): string {
  return draw(LETTERS, 24);
}

/** A code for getting back into an account: 24 characters, 117 bits, easy to read and to type. */
export function randomRecoveryCode(): string {
  return draw(BARCODE_LETTERS, 24);
}

/** A code that pairs a device within minutes: 8 characters, 39 bits, in two halves that are read aloud. */
export function randomPairingCode(): string {
  return `${draw(BARCODE_LETTERS, 4)}-${draw(BARCODE_LETTERS, 4)}`;
}

function draw(letters: string, length: number): string {
  let text = '';
  for (let index = 0; index < length; index += 1) text += letters[randomInt(letters.length)];
  return text;
}

/** A random token of 12 characters (spec 9) for barcodes: 58 bits, never reused because it is a primary key. */
export function randomBarcode(): string {
  return draw(BARCODE_LETTERS, 12);
}
