// The fields of `museum.yaml` that the site itself needs: who the museum is, what its pages show, which flags it sets
// (spec decisions 5). Field by field documentation of the whole folder is in docs/museum-folder.md.
import { type Static, Type } from 'typebox';
import { Tags } from '../../../domain/site/site.ts';
import { BY_LANGUAGE_TITLE, Id, ImageName, strict, Text } from '../../museum-folder/museum-fields.ts';
import { FLAG_FIELDS } from '../flags.ts';

const Words = Type.Record(Type.String(), Type.String());
const OnePerLanguage = Type.Record(Type.String(), Type.String(), { title: BY_LANGUAGE_TITLE });
const WordsPerLanguage = Type.Record(Type.String(), Words, { title: BY_LANGUAGE_TITLE });

export const SITE_FIELDS = {
  name: Type.String(),
  siteName: Type.String(),
  siteNameTranslations: Type.Optional(Text),
  currencySymbol: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  address: Type.Object(
    { street: Type.String(), zip: Type.String(), city: Type.String(), country: Type.String() },
    strict,
  ),
  /** As its tax office writes it; one of the two is on every invoice (§ 14(4) UStG). */
  tax_number: Type.Optional(Type.String()),
  vat_id: Type.Optional(Type.String()),
  /** Whom companies and authorities may ask about invoices; without it, the museum itself (EN 16931, BG-6). */
  invoice_contact: Type.Optional(
    Type.Object({ name: Type.String(), phone: Type.String(), email: Type.String() }, strict),
  ),
  /** By which it collects SEPA direct debits; mandates name it. */
  creditor_id: Type.Optional(Type.String()),
  museumMainUrl: Type.Optional(Type.String()),
  museumPerLanguageUrls: Type.Optional(OnePerLanguage),
  /** Remote and app flags of the specification, by their names; what is missing has its default. */
  flags: Type.Optional(Type.Object(FLAG_FIELDS)),
  /** By the menu's entry, then by language. */
  navTranslations: Type.Optional(Type.Record(Type.String(), OnePerLanguage)),
  partnerLogos: Type.Optional(
    Type.Array(
      Type.Object(
        {
          name: Text,
          logos: Type.Array(
            Type.Object(
              {
                image: ImageName,
                /** What the logo says, for those who do not see it. */
                alt: Type.Optional(Text),
                url: Type.Optional(Type.String()),
              },
              strict,
            ),
          ),
        },
        strict,
      ),
    ),
  ),
  customTermsLinks: Type.Optional(
    Type.Record(
      Type.String(),
      Type.Record(Type.String(), Type.Object({ title: Type.String(), url: Type.String() }, strict)),
      { title: BY_LANGUAGE_TITLE },
    ),
  ),
  translations: Type.Optional(WordsPerLanguage),
  cookie_warning: Type.Optional(Text),
  /** What is loaded once a visitor has agreed. */
  tags: Type.Optional(Type.Object(Tags.properties, strict)),
  /** Who brings parcels, besides those that Foyer knows; `{number}` stands in the address for a parcel's number. */
  carriers: Type.Optional(
    Type.Array(
      Type.Object(
        {
          name: Type.String({ minLength: 1, maxLength: 60 }),
          tracking: Type.String({ minLength: 1, maxLength: 500 }),
        },
        strict,
      ),
      { maxItems: 20 },
    ),
  ),
  /** Whose pages may show the shop in a frame. */
  embed_origins: Type.Optional(Type.Array(Type.String(), { maxItems: 20 })),
  social_media: Type.Optional(
    Type.Array(Type.Object({ link: Type.String(), sequence_no: Type.Integer() }, strict)),
  ),
  banners: Type.Optional(
    Type.Record(
      Type.String(),
      Type.Array(
        Type.Object(
          {
            image: ImageName,
            image_mobile: ImageName,
            title: Type.Optional(Text),
            link: Type.Optional(Type.String()),
          },
          strict,
        ),
      ),
    ),
  ),
  /** For how long people are remembered. */
  retention: Type.Optional(
    Type.Object(
      {
        /** After a guest's last order and last visit. */
        guest_days: Type.Optional(Type.Integer({ minimum: 7, maximum: 730 })),
        /** Whole calendar years after an order's own, as book-keeping asks for. */
        order_years: Type.Optional(Type.Integer({ minimum: 4, maximum: 30 })),
      },
      strict,
    ),
  ),
  /** How much one order may take. */
  limits: Type.Optional(
    Type.Object(
      {
        admissions_per_order: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
        free_tickets_per_order: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
        free_tickets_per_email_a_day: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
        free_tickets_per_network_a_day: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
        unpaid_places_per_customer: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
        mails_per_address: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
        /** How long free orders wait to be confirmed by a link; 0: they are not. */
        confirm_free_orders_minutes: Type.Optional(Type.Integer({ minimum: 0, maximum: 1440 })),
        unpaid_places_per_network: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
      },
      strict,
    ),
  ),
  ticket_groups: Type.Array(Type.Object({ id: Id, name: Text }, strict), { minItems: 1 }),
};

const SiteFields = Type.Object(SITE_FIELDS);
export type SiteFields = Static<typeof SiteFields>;
