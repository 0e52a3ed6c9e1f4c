// The reference by which a transfer is found on a bank statement: an ISO 11649 creditor reference, `RF`, two check digits
// and ten digits. Banks check it where it is typed; digits alone cannot be mistaken for letters.
import { checkDigitsFit } from './iban.ts';

/** How many digits follow the check digits. */
export const REFERENCE_DIGITS = 10;

const WHOLE = new RegExp(`^RF\\d{${2 + REFERENCE_DIGITS}}$`);
/** As payers and banks write it: in groups, over two lines. A digit that follows at once makes it somebody else's. */
const WRITTEN = new RegExp(`R[^A-Z0-9]{0,3}F(?:[^A-Z0-9]{0,3}\\d){${2 + REFERENCE_DIGITS}}(?!\\d)`, 'g');
/** "RF" with its own check digits zero, as numbers: R is 27, F is 15. */
const TAIL = '271500';

/**
 * The reference with these digits.
 * @param digits exactly `REFERENCE_DIGITS` of them
 * @throws RangeError
 */
export function creditorReference(digits: string): string {
  if (!new RegExp(`^\\d{${REFERENCE_DIGITS}}$`).test(digits)) throw new RangeError(`${digits} is no number`);
  const check = 98 - Number(BigInt(digits + TAIL) % 97n);
  return `RF${String(check).padStart(2, '0')}${digits}`;
}

/** Is it a reference that this shop could have given out? Without spaces, in capitals. */
export function isCreditorReference(text: string): boolean {
  return WHOLE.test(text) && checkDigitsFit(text.slice(4) + text.slice(0, 4));
}

/** In groups of four, as it is printed and typed. */
export function groupReference(reference: string): string {
  return reference.replace(/(.{4})(?=.)/g, '$1 ');
}

/**
 * The references in what a payer wrote, each once: also with spaces, dashes, line breaks and small letters in it. What its
 * check digits do not fit is none.
 */
export function referencesIn(text: string): string[] {
  const written = text.toUpperCase().match(WRITTEN) ?? [];
  return [...new Set(written.map((each) => each.replace(/[^A-Z0-9]/g, '')))].filter(isCreditorReference);
}
