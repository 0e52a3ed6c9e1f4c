// `museum.yaml`, as a museum's web person writes it (spec decisions 5). Field by field documentation of the whole folder is in
// docs/museum-folder.md; this and its siblings are what `npm run import` holds every file against.
import { type Static, Type } from 'typebox';
import { Tags } from '../../domain/site/site.ts';
import { DayRule, Id, SlotRule, strict, Text } from './museum-fields.ts';

/** A pool that several events or ticket types share (one hall, one boat). */
export const PoolFile = Type.Object({ id: Id, slots: Type.Array(SlotRule, { minItems: 1 }) }, strict);

const Localized = Type.Record(Type.String(), Type.String());

// As schema.org writes them: days, a blank, from when until when.
const WEEKDAY = '(Mo|Tu|We|Th|Fr|Sa|Su)';
const CLOCK = '([01]\\d|2[0-3]):[0-5]\\d';
const OPENING_HOURS = `^${WEEKDAY}([-,]${WEEKDAY})* ${CLOCK}-${CLOCK}$`;

/** `museum.yaml` */
export const MuseumFile = Type.Object(
  {
    name: Type.String(),
    siteName: Type.String(),
    siteNameTranslations: Type.Optional(Text),
    timeZone: Type.String(),
    currencySymbol: Type.String(),
    languages: Type.Array(Type.String(), { minItems: 1 }),
    email: Type.String(),
    phone: Type.String(),
    address: Type.Object(
      { street: Type.String(), zip: Type.String(), city: Type.String(), country: Type.String() },
      strict,
    ),
    /** As its tax office writes it; one of the two is on every invoice (§ 14(4) UStG). */
    tax_number: Type.Optional(Type.String()),
    vat_id: Type.Optional(Type.String()),
    /** By which it collects SEPA direct debits; mandates name it. */
    creditor_id: Type.Optional(Type.String()),
    museumMainUrl: Type.Optional(Type.String()),
    museumPerLanguageUrls: Type.Optional(Localized),
    /** Remote and app flags of the specification, by their names; what is missing has its default. */
    flags: Type.Optional(Type.Record(Type.String(), Type.Union([Type.Boolean(), Type.String()]))),
    navTranslations: Type.Optional(Type.Record(Type.String(), Localized)),
    partnerLogos: Type.Optional(
      Type.Array(
        Type.Object(
          {
            name: Text,
            logos: Type.Array(Type.Object({ image: Type.String(), url: Type.String() }, strict)),
          },
          strict,
        ),
      ),
    ),
    customTermsLinks: Type.Optional(
      Type.Record(
        Type.String(),
        Type.Record(Type.String(), Type.Object({ title: Type.String(), url: Type.String() }, strict)),
      ),
    ),
    translations: Type.Optional(Type.Record(Type.String(), Localized)),
    cookie_warning: Type.Optional(Text),
    /** What is loaded once a visitor has agreed. */
    tags: Type.Optional(Type.Object(Tags.properties, strict)),
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
              image: Type.String(),
              image_mobile: Type.String(),
              title: Type.Optional(Text),
              link: Type.Optional(Type.String()),
            },
            strict,
          ),
        ),
      ),
    ),
    /** Registration fields in the order in which they are asked for. */
    guest_fields: Type.Array(Type.Object({ name: Type.String(), required: Type.Boolean() }, strict), {
      minItems: 1,
    }),
    /** Values of the salutation field and their names. */
    salutations: Type.Optional(Type.Array(Type.Object({ value: Type.String(), name: Text }, strict))),
    /** ISO 3166 keys; names come in the visitor's language. */
    countries: Type.Array(Type.String({ pattern: '^[A-Z]{2}$' }), { minItems: 1 }),
    payment_types: Type.Array(
      Type.Object(
        {
          id: Type.Integer(),
          kind: Type.Union([
            Type.Literal('card'),
            Type.Literal('direct-debit'),
            Type.Literal('express'),
            Type.Literal('wallet'),
          ]),
          name: Text,
        },
        strict,
      ),
    ),
    closing_days: Type.Optional(Type.Array(DayRule)),
    /** How far ahead slots without an end are made. */
    horizon_days: Type.Optional(Type.Integer({ minimum: 30, maximum: 1500 })),
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
    venues: Type.Array(
      Type.Object(
        {
          id: Id,
          name: Text,
          /** One line: street, zip and city. */
          address: Type.String(),
          /** Opening hours in words. */
          hours: Text,
          /** The same for search engines: `Tu-Su 10:00-18:00`. */
          opening_hours: Type.Optional(Type.Array(Type.String({ pattern: OPENING_HOURS }))),
          /** How to get there, for the ticket. */
          directions: Text,
        },
        strict,
      ),
      { minItems: 1 },
    ),
    custom_groups: Type.Array(Type.Object({ id: Id, name: Text }, strict)),
    ticket_groups: Type.Array(Type.Object({ id: Id, name: Text }, strict), { minItems: 1 }),
    /** In the order in which they stand; the rubrics of the shop's merchandise and of its vouchers. */
    article_categories: Type.Optional(Type.Array(Type.Object({ id: Id, name: Text }, strict))),
    voucher_groups: Type.Optional(Type.Array(Type.Object({ id: Id, name: Text }, strict))),
    pools: Type.Optional(Type.Array(PoolFile)),
  },
  strict,
);
export type MuseumFile = Static<typeof MuseumFile>;
