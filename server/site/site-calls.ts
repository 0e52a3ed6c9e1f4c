// What the shop's own calls answer, from the museum in memory (spec 3 and 7). Each is a plain function of the museum and
// the visitor's language.
import { localPath, lookPath, pathBelow } from '../../domain/addresses.ts';
import {
  defaultLanguage,
  inLanguage,
  isLanguage,
  LANGUAGE_NAMES,
  LANGUAGES,
  type Language,
  LOCALES,
  type LocalizedText,
} from '../../domain/language.ts';
import type { ShopInfo, SiteConfig, StaticContent, StaticPage } from '../../domain/site/site.ts';
import { tagKinds } from '../../domain/site/tags.ts';
import { writtenDays } from '../../domain/visit/written-days.ts';
import { paperOf } from '../museum-folder/theme.ts';
import { currencyOf } from './currency.ts';
import { keyFlag, singleFlag, twinFlag } from './flags.ts';
import { isShopPath } from './folder/check-links.ts';
import type { Page } from './folder/page-files.ts';
import { confirmMinutesOf, type Museum, type MuseumSettings } from './museum.ts';
import type { Overrides } from './overrides.ts';
import { renderMarkdown } from './render-markdown.ts';

/** `shopinfo/config`: every flag, the same in every language. */
export const siteConfig = oncePerMuseum((museum: Museum): SiteConfig => {
  const { settings } = museum;
  const languages = languagesOf(museum);
  return {
    ...flagsOf(settings),
    languages,
    languagesFull: Object.fromEntries(languages.map((language) => [language, LANGUAGE_NAMES[language]])),
    siteName: settings.siteName,
    siteNameTranslations: allTexts(settings.siteNameTranslations ?? {}),
    navTranslations: settings.navTranslations ?? {},
    museumMainUrl: settings.museumMainUrl ?? '',
    museumPerLanguageUrls: settings.museumPerLanguageUrls ?? {},
    partnerLogos: (settings.partnerLogos ?? []).map(({ name, logos }) => ({
      name: allTexts(name),
      logos: logos.map(({ image, url = '', alt = {} }) => ({ image, url, alt: allTexts(alt) })),
    })),
    customTermsLinks: settings.customTermsLinks ?? {},
    currencySymbol: settings.currencySymbol,
    confirmFreeOrdersMinutes: confirmMinutesOf(settings),
    ...(settings.tags && tagKinds(settings.tags).length > 0 && { tags: settings.tags }),
    translations: settings.translations ?? {},
  };
});

/** The museum's own wording (spec 3, `translations`), with the sign that prices carry. */
export const translationsOf = oncePerMuseum(
  ({ settings }: Museum): Overrides =>
    Object.fromEntries(
      LANGUAGES.map((language) => [
        language,
        { 'site.currencySymbol': settings.currencySymbol, ...settings.translations?.[language] },
      ]),
    ),
);

/** `shopinfo`: countries in the order of their names. */
export const shopInfo = oncePerLanguage((museum: Museum, language: Language): ShopInfo => {
  const { settings, loadedOn } = museum;
  return {
    name: settings.name,
    ...logoOf(settings),
    address: settings.address,
    email: settings.email,
    phone: settings.phone,
    ...(settings.creditor_id && { creditor_id: settings.creditor_id }),
    timeZone: settings.timeZone,
    countries: countriesOf(settings.countries, language),
    currency: currencyOf(settings.currencySymbol) ?? 'EUR',
    languages: languagesOf(museum),
    closing_days: (settings.closing_days ?? []).flatMap((days) => writtenDays(days, loadedOn)),
    venues: settings.venues.map(({ id, name, address, hours, opening_hours }) => ({
      id,
      name: inLanguage(name, language),
      address,
      hours: inLanguage(hours, language),
      ...(opening_hours && { opening_hours }),
    })),
  };
});

function logoOf({ look, theme }: MuseumSettings): Pick<ShopInfo, 'logo'> {
  if (!look?.logo) return {};
  const { light, dark, plate } = look.logo;
  const shown = ({ shown: { file, width, height } }: typeof light) => ({
    src: lookPath({ file }),
    width,
    height,
  });
  return {
    logo: {
      ...shown(light),
      ...(dark && { dark: shown(dark) }),
      ...(plate && { plate: paperOf(theme, 'light') }),
    },
  };
}

/** `STATIC_CONTENT`: an image is a path with the placeholder `{width}`; empty groups of banners are left out. */
export const staticContent = oncePerLanguage(({ settings }: Museum, language: Language): StaticContent => {
  const groups = Object.entries(settings.banners ?? {}).filter(([, banners]) => banners.length > 0);
  return {
    banners: Object.fromEntries(
      groups.map(([group, banners]) => [
        group,
        banners.map(({ image, image_mobile, title, link }) => ({
          image,
          image_mobile,
          ...(title && { title: inLanguage(title, language) }),
          ...(link && { link: linkIn(language, link) }),
        })),
      ]),
    ),
    cookie_warning: inLanguage(settings.cookie_warning, language),
    social_media: (settings.social_media ?? []).toSorted((a, b) => a.sequence_no - b.sequence_no),
  };
});

const pagesOf = oncePerLanguage(({ pages, settings }: Museum, language: Language) => {
  const fallback = defaultLanguage(settings.languages);
  const render = ({ id, title, markdown }: Page): StaticPage => ({
    id,
    title: inLanguage(title, language, fallback),
    html: renderMarkdown(inLanguage(markdown, language, fallback)),
  });
  return new Map([...pages].map(([id, page]) => [id, render(page)]));
});

/** The museum's languages, in its order. */
export function languagesOf({ settings }: Museum): Language[] {
  return settings.languages.filter(isLanguage);
}

/** `page/{id}`; undefined when the museum has no such page. */
export function staticPage(museum: Museum, language: Language, id: string): StaticPage | undefined {
  return pagesOf(museum, language).get(id);
}

/** Makes an answer once for each import; it is the same in every language. */
function oncePerMuseum<Answer extends object>(make: (museum: Museum) => Answer) {
  const made = new WeakMap<Museum, Answer>();
  return (museum: Museum): Answer => {
    const answer = made.get(museum) ?? make(museum);
    made.set(museum, answer);
    return answer;
  };
}

/** Makes an answer once for each import and language; every page asks for it. */
function oncePerLanguage<Answer>(make: (museum: Museum, language: Language) => Answer) {
  const made = new WeakMap<Museum, Map<Language, Answer>>();
  return (museum: Museum, language: Language): Answer => {
    const ofMuseum = made.get(museum) ?? new Map<Language, Answer>();
    made.set(museum, ofMuseum);
    const known = ofMuseum.get(language);
    if (known !== undefined) return known;
    const answer = make(museum, language);
    ofMuseum.set(language, answer);
    return answer;
  };
}

function allTexts(text: LocalizedText): Record<string, string> {
  return Object.fromEntries(
    LANGUAGES.flatMap((language) => (text[language] === undefined ? [] : [[language, text[language]]])),
  );
}

function flagsOf(settings: MuseumSettings) {
  const flags = settings.flags ?? {};
  const remote = {
    has_tickets: twinFlag(flags, 'has_tickets'),
    has_guided_tours: twinFlag(flags, 'has_guided_tours'),
    has_merchandise: twinFlag(flags, 'has_merchandise'),
    has_memcard: twinFlag(flags, 'has_memcard'),
    has_vouchers: twinFlag(flags, 'has_vouchers'),
    has_voucher_code: singleFlag(flags, 'has_voucher_code'),
    cookie_disclaimer: twinFlag(flags, 'cookie_disclaimer'),
    logo_links_to_main_site: twinFlag(flags, 'logo_links_to_main_site'),
    show_progress_bar: singleFlag(flags, 'show_progress_bar'),
    default_user_country_key: keyFlag(flags, 'default_user_country_key', settings.countries[0] ?? ''),
    guided_tour_default_language: keyFlag(flags, 'guided_tour_default_language', ''),
  };
  return {
    ...remote,
    hasTickets: remote.has_tickets,
    hasGuidedTours: remote.has_guided_tours,
    hasMerchandise: remote.has_merchandise,
    hasVouchers: remote.has_vouchers,
    hasMemCard: remote.has_memcard,
    hasUserRegistration: singleFlag(flags, 'hasUserRegistration'),
    hasGuestRegistration: singleFlag(flags, 'hasGuestRegistration'),
    logoLinksToMainSite: remote.logo_links_to_main_site,
    showHeader: singleFlag(flags, 'showHeader'),
    showFooter: singleFlag(flags, 'showFooter'),
    showCookieDisclaimer: remote.cookie_disclaimer,
    showSponsorLogos: singleFlag(flags, 'showSponsorLogos'),
    confirmOnCheckout: singleFlag(flags, 'confirmOnCheckout'),
  };
}

function countriesOf(keys: readonly string[], language: Language): Record<string, string> {
  const names = new Intl.DisplayNames(LOCALES[language], { type: 'region' });
  const { compare } = new Intl.Collator(LOCALES[language]);
  const named = keys.map((key): [string, string] => [key, names.of(key) ?? key]);
  return Object.fromEntries(named.sort(([, a], [, b]) => compare(a, b)));
}

/** A path of the shop is written without language. */
function linkIn(language: Language, link: string): string {
  return isShopPath(link) ? localPath(language, pathBelow(link)) : link;
}
