// The museum in schema.org's terms: a place and an organisation in one.
import { shopAddress, shopPaths } from '../../domain/addresses.ts';
import type { ShopInfo } from '../../domain/site/site.ts';
import { type ListingContext, pictureAddress, type StructuredData } from './listing-context.ts';

/** The museum with its address, its houses and their hours, where they are known in a form that machines read. */
export function museumData(context: ListingContext): StructuredData {
  const { info, content } = context;
  const { street, zip, city, country } = info.address;
  const banner = Object.values(content.banners)[0]?.[0]?.image;
  const image = banner && pictureAddress(context, banner);
  const [only, ...others] = info.venues;
  const hours = others.length === 0 ? only?.opening_hours : undefined;
  return {
    ...organizerData(context),
    '@type': ['Museum', 'Organization'],
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      postalCode: zip,
      addressLocality: city,
      addressCountry: country,
    },
    email: info.email,
    telephone: info.phone,
    ...(image && { image }),
    ...(content.social_media.length > 0 && { sameAs: content.social_media.map(({ link }) => link) }),
    ...(hours && hours.length > 0 && { openingHours: hours }),
    ...(others.length > 0 && { containsPlace: info.venues.map((venue) => houseData(context, venue)) }),
  };
}

type Venue = ShopInfo['venues'][number];

function houseData({ info }: ListingContext, { name, address, opening_hours: hours }: Venue): StructuredData {
  return {
    '@type': 'Museum',
    name,
    address: addressOf(address, info.address.country),
    ...(hours && hours.length > 0 && { openingHours: hours }),
  };
}

/** `Street 1, 12345 City` in its parts. Addresses in another form are kept as text. */
function addressOf(line: string, country: string): StructuredData | string {
  const [, streetAddress, postalCode, addressLocality] = /^(.+), (\d{4,5}) ([^,]+)$/.exec(line) ?? [];
  if (!streetAddress) return line;
  return { '@type': 'PostalAddress', streetAddress, postalCode, addressLocality, addressCountry: country };
}

/** A venue. @param line its address in one line */
export function placeData({ info }: ListingContext, name: string, line: string): StructuredData {
  return {
    '@type': 'Place',
    name,
    address: addressOf(line, info.address.country),
  };
}

/** The museum as the organizer of an event. */
export function organizerData({ info, origin, config, language }: ListingContext): StructuredData {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#museum`,
    name: info.name,
    ...(info.logo && { logo: origin + info.logo.src }),
    url:
      config.museumPerLanguageUrls[language] ||
      config.museumMainUrl ||
      shopAddress(origin, language, shopPaths.home()),
  };
}

/** The shop itself. */
export function webSiteData(context: ListingContext, name: string): StructuredData {
  return {
    '@type': 'WebSite',
    '@id': `${context.origin}/#shop`,
    name,
    url: context.address,
    inLanguage: context.language,
    publisher: organizerData(context),
  };
}
