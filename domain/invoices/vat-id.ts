// Whether a VAT id can exist, by the form that its country gives it (as VIES lists them; Switzerland and Norway by their own
// law). Check digits are left to the tax offices: some countries have changed theirs, and nobody shall be kept from buying.
import { compactVatId } from './compact-ids.ts';
import { hasVatPrefix } from './country-codes.ts';

/** What follows the two letters of the country. Greece's are EL, Northern Ireland's XI. */
const FORMS: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CH: /^E\d{9}(MWST|TVA|IVA)?$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^([A-Z]\d{7}[A-Z\d]|\d{8}[A-Z])$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z\d]{2}\d{9}$/,
  GB: /^(\d{9}|\d{12}|(GD|HA)\d{3})$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[A-Z\d+*]\d{5}[A-Z]{1,2}$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  NO: /^\d{9}(MVA)?$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{10}01$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(\d{9}|\d{12}|(GD|HA)\d{3})$/,
};
const ELSEWHERE = /^[A-Z\d]{2,15}$/;

/** True when it has its country's form; of a country that is not listed, when it could be one. */
export function isVatId(text: string): boolean {
  const id = compactVatId(text);
  if (!hasVatPrefix(id)) return false;
  return (FORMS[id.slice(0, 2)] ?? ELSEWHERE).test(id.slice(2));
}
