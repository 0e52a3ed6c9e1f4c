// Where the European Union explains the legal guarantee: the addresses that its harmonised notice names (Implementing
// Regulation (EU) 2025/1960, Annex I), in print and in its QR code.
import type { Language } from '../language.ts';

const PAGES: Record<Language, string> = {
  de: 'garantien',
  en: 'guarantees',
  fr: 'garanties',
  it: 'garanzie',
  nl: 'garantie',
  es: 'garantías',
  sv: 'reklamationsrätt',
  da: 'garantier',
};

/** The address that links use. */
export function guaranteePage(language: Language): string {
  return encodeURI(`https://${guaranteeAddress(language)}`);
}

/** The address as it is printed: without scheme, with its accents. */
export function guaranteeAddress(language: Language): string {
  return `europa.eu/youreurope/${PAGES[language]}`;
}
