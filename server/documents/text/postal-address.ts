// Postal addresses in print and mail.
import type { Formats } from '../../../domain/wording/formats.ts';
import type { DocumentMuseum, PostalAddress } from '../museum/document-museum.ts';

const regions = new Map<string, Intl.DisplayNames>();

/** A country's name in a language; the key itself where there is no such country. */
export function countryName(key: string, { locale }: Pick<Formats, 'locale'>): string {
  const names = regions.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' });
  regions.set(locale, names);
  return /^[A-Z]{2}$/.test(key) ? (names.of(key) ?? key) : key;
}

/** Street, town and, abroad, country; what is not known is left out. */
export function addressLines(
  { street, zip, city, country }: PostalAddress,
  formats: Pick<Formats, 'locale'>,
  home: Pick<DocumentMuseum, 'address'>,
): string[] {
  return [
    street,
    `${zip} ${city}`.trim(),
    country === home.address.country ? '' : countryName(country, formats),
  ].filter((line) => line.trim() !== '');
}
