// Whether a creditor identifier can exist (EPC262-08; law-and-ux "SEPA direct debit"): country, check digits, three
// characters that the creditor may choose and the check digits ignore, and the national number.
import { checkDigitsFit } from './iban.ts';

/** Without spaces, in capitals: `DE98ZZZ09999999999`. */
export function isCreditorId(id: string): boolean {
  return /^[A-Z]{2}\d{2}[A-Z\d]{3}[A-Z\d]{1,28}$/.test(id) && checkDigitsFit(id.slice(7) + id.slice(0, 4));
}
