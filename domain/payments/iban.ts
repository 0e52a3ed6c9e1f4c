// Whether an IBAN can exist (ISO 13616; law-and-ux "SEPA direct debit"): length of its country, check digits mod 97.
// Any SEPA country's IBAN is accepted; only the bank knows whether the account exists.
/** Length of an IBAN per SEPA country. */
const LENGTHS: Readonly<Record<string, number>> = {
  AD: 24,
  AL: 28,
  AT: 20,
  BE: 16,
  BG: 22,
  CH: 21,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  EE: 20,
  ES: 24,
  FI: 18,
  FR: 27,
  GB: 22,
  GI: 23,
  GR: 27,
  HR: 21,
  HU: 28,
  IE: 22,
  IS: 26,
  IT: 27,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  MC: 27,
  MD: 24,
  ME: 22,
  MK: 19,
  MT: 31,
  NL: 18,
  NO: 15,
  PL: 28,
  PT: 25,
  RO: 24,
  RS: 22,
  SE: 24,
  SI: 19,
  SK: 24,
  SM: 27,
  VA: 22,
};

/** Without spaces, in capitals: as it is stored and sent. */
export function compactIban(text: string): string {
  return text.replace(/\s+/g, '').toUpperCase();
}

/** In groups of four: as it is printed. */
export function groupIban(text: string): string {
  return compactIban(text).replace(/(.{4})(?=.)/g, '$1 ');
}

/** Do check digits at the end fit what is before them (ISO 7064, mod 97)? A letter counts as 10 to 35. */
export function checkDigitsFit(signs: string): boolean {
  return mod97(signs.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))) === 1;
}

function mod97(digits: string): number {
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest;
}

/** True when length and check digits are right; spaces and small letters do not matter. */
export function isIban(text: string): boolean {
  const iban = compactIban(text);
  if (!/^[A-Z]{2}\d{2}[A-Z\d]+$/.test(iban) || LENGTHS[iban.slice(0, 2)] !== iban.length) return false;
  return checkDigitsFit(iban.slice(4) + iban.slice(0, 4));
}
