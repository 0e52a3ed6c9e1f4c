// What is known about a listed page, and the formats that all of its structured data (schema.org) use.
import type { Language } from '../../domain/language.ts';
import { type ShareFocus, sharePicture } from '../../domain/site/share-picture.ts';
import type { ShopInfo, SiteConfig, StaticContent } from '../../domain/site/site.ts';

export type ListingContext = {
  /** Scheme and host of the shop, without a slash at the end. */
  readonly origin: string;
  readonly language: Language;
  /** Absolute address of the page. */
  readonly address: string;
  readonly config: SiteConfig;
  readonly info: ShopInfo;
  readonly content: StaticContent;
};

export type StructuredData = {
  readonly '@type': string | readonly string[];
  readonly [property: string]: unknown;
};

/** A value of one of schema.org's enumerations. */
export function schemaWord(word: string): string {
  return `https://schema.org/${word}`;
}

/** Cents as schema.org writes a price. */
export function priceText(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** Absolute address of a picture in the size for social networks; undefined when there is none. */
export function pictureAddress(
  { origin }: ListingContext,
  src: string,
  focus?: ShareFocus,
): string | undefined {
  const path = sharePicture(src, focus);
  return path && origin + path;
}

/** Properties of every offer: currency, address, seller. */
export function offerBase({ info, address, origin }: ListingContext): StructuredData {
  return {
    '@type': 'Offer',
    priceCurrency: info.currency,
    url: address,
    seller: { '@type': 'Organization', '@id': `${origin}/#museum`, name: info.name },
  };
}
