// Telephone numbers are compared by their last eight digits: the country's code and the zero before the area are written or not.
const DIGITS = 8;

/** What of a number is compared; undefined for what is too short to be one, or no number. */
export function phoneKey(text: string): string | undefined {
  if (!/^[\d\s()+/.-]+$/.test(text)) return undefined;
  const digits = text.replace(/\D/g, '');
  return digits.length >= DIGITS ? digits.slice(-DIGITS) : undefined;
}
