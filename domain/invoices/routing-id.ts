// The routing id of a German authority (`Leitweg-ID`, format specification 2.0.2): coarse address of two to twelve digits,
// an optional fine address of up to thirty signs, and two check digits (ISO 7064, mod 97-10, as in an IBAN).
import { checkDigitsFit } from '../payments/iban.ts';
import { compactRoutingId } from './compact-ids.ts';

const PATTERN = /^\d{2,12}(-[A-Z0-9]{1,30})?-\d{2}$/;

/** True when its form and its check digits are right; spaces and small letters do not matter. */
export function isRoutingId(text: string): boolean {
  const id = compactRoutingId(text);
  return PATTERN.test(id) && checkDigitsFit(id.replaceAll('-', ''));
}
