import { randomInt } from 'node:crypto';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
// Without 0/O, 1/I/L and U: read aloud at a counter, typed in a hurry.
const BARCODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

const draw = (letters: string, length: number): string => {
  let text = '';
  for (let index = 0; index < length; index += 1) text += letters[randomInt(letters.length)];
  return text;
};

/** An unguessable id: 24 letters and digits, 142 bits. */
export const randomId = (): string => draw(LETTERS, 24);

/** A random token of 12 characters (spec 9) for barcodes: 58 bits, never reused because it is a primary key. */
export const randomBarcode = (): string => draw(BARCODE_LETTERS, 12);
