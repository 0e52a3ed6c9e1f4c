// The shop's configuration and what frames its pages (spec 3, "App config flags" and "Remote flags").
import { type Static, Type } from 'typebox';

const Localized = Type.Record(Type.String(), Type.String());
const TitledLink = Type.Object({ title: Type.String(), url: Type.String() });

/** Ids of the tags that load once a visitor has agreed. */
export const Tags = Type.Object({
  /** A container of Google Tag Manager. */
  tag_manager: Type.Optional(Type.String()),
  /** A pixel of Meta. */
  ad_pixel: Type.Optional(Type.String()),
  /** An account of Google Ads and the label of the conversion that a purchase is. */
  search_ads: Type.Optional(Type.String()),
});
export type Tags = Static<typeof Tags>;

export const SiteConfig = Type.Object({
  // Remote flags
  has_tickets: Type.Boolean(),
  has_guided_tours: Type.Boolean(),
  has_merchandise: Type.Boolean(),
  has_memcard: Type.Boolean(),
  has_vouchers: Type.Boolean(),
  has_voucher_code: Type.Boolean(),
  cookie_disclaimer: Type.Boolean(),
  logo_links_to_main_site: Type.Boolean(),
  show_progress_bar: Type.Boolean(),
  default_user_country_key: Type.String(),
  guided_tour_default_language: Type.String(),
  // App config flags
  hasTickets: Type.Boolean(),
  hasGuidedTours: Type.Boolean(),
  hasMerchandise: Type.Boolean(),
  hasVouchers: Type.Boolean(),
  hasMemCard: Type.Boolean(),
  hasUserRegistration: Type.Boolean(),
  hasGuestRegistration: Type.Boolean(),
  languages: Type.Array(Type.String()),
  languagesFull: Localized,
  siteName: Type.String(),
  siteNameTranslations: Localized,
  navTranslations: Type.Record(Type.String(), Localized),
  logoLinksToMainSite: Type.Boolean(),
  museumMainUrl: Type.String(),
  museumPerLanguageUrls: Localized,
  partnerLogos: Type.Array(
    Type.Object({
      name: Localized,
      /** `url` is '' without a link; `alt` is empty where the museum has said nothing. */
      logos: Type.Array(Type.Object({ image: Type.String(), url: Type.String(), alt: Localized })),
    }),
  ),
  customTermsLinks: Type.Record(Type.String(), Type.Record(Type.String(), TitledLink)),
  currencySymbol: Type.String(),
  showHeader: Type.Boolean(),
  showFooter: Type.Boolean(),
  showCookieDisclaimer: Type.Boolean(),
  showSponsorLogos: Type.Boolean(),
  confirmOnCheckout: Type.Boolean(),
  /** How long the link that confirms a stranger's free tickets can be used; 0 where there is none (ADR 063). */
  confirmFreeOrdersMinutes: Type.Optional(Type.Integer()),
  /** Missing where the museum has none: then the shop does not ask for consent. */
  tags: Type.Optional(Tags),
  /** Wording overrides of this museum: language → key → ICU message. */
  translations: Type.Record(Type.String(), Localized),
});
export type SiteConfig = Static<typeof SiteConfig>;

/** An address and the picture's own size in pixels. */
const Logo = Type.Object({ src: Type.String(), width: Type.Number(), height: Type.Number() });

export const ShopInfo = Type.Object({
  name: Type.String(),
  /** Missing where the museum's name stands in type. */
  logo: Type.Optional(
    Type.Object({
      ...Logo.properties,
      /** For dark paper. */
      dark: Type.Optional(Logo),
      /** The colour of the paper that it needs behind it in the dark, `#rrggbb`. */
      plate: Type.Optional(Type.String()),
    }),
  ),
  address: Type.Object({
    street: Type.String(),
    zip: Type.String(),
    city: Type.String(),
    country: Type.String(),
  }),
  email: Type.String(),
  phone: Type.String(),
  /** The SEPA creditor identifier, where direct debits are on offer. */
  creditor_id: Type.Optional(Type.String()),
  timeZone: Type.String(),
  countries: Localized,
  currency: Type.String(),
  languages: Type.Array(Type.String()),
  /** Days on which all houses are closed: `2026-12-24`, or `12-24` for every year. */
  closing_days: Type.Array(Type.String()),
  venues: Type.Array(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      address: Type.String(),
      /** As text for visitors. */
      hours: Type.String(),
      /** Opening hours for machines, as schema.org writes them: `Tu-Su 10:00-18:00`. */
      opening_hours: Type.Optional(Type.Array(Type.String())),
    }),
  ),
});
export type ShopInfo = Static<typeof ShopInfo>;

export const StaticContent = Type.Object({
  banners: Type.Record(
    Type.String(),
    Type.Array(
      Type.Object({
        image: Type.String(),
        image_mobile: Type.String(),
        title: Type.Optional(Type.String()),
        link: Type.Optional(Type.String()),
      }),
    ),
  ),
  cookie_warning: Type.String(),
  social_media: Type.Array(Type.Object({ link: Type.String(), sequence_no: Type.Integer() })),
});
export type StaticContent = Static<typeof StaticContent>;

/** A static page: Markdown of the museum folder, rendered to HTML on the server. */
export const StaticPage = Type.Object({ id: Type.String(), title: Type.String(), html: Type.String() });
export type StaticPage = Static<typeof StaticPage>;
