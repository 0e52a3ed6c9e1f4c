// The museum folder's files, as a museum's web person writes them (decisions 5). Field by field documentation is in
// docs/museum-folder.md; this is what `npm run import` holds every file against.
import { type Static, Type } from 'typebox';

const strict = { additionalProperties: false } as const;
const Id = Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,63}$' });
/** Text per language; the default language, German, must be there. */
const Text = Type.Object(
  {
    de: Type.String(),
    en: Type.Optional(Type.String()),
    fr: Type.Optional(Type.String()),
    it: Type.Optional(Type.String()),
    nl: Type.Optional(Type.String()),
    es: Type.Optional(Type.String()),
    sv: Type.Optional(Type.String()),
    da: Type.Optional(Type.String()),
  },
  strict,
);
/** A day, or one relative to the day of the import: `2026-12-24`, `today`, `today+14`, `today-30`. */
const DayRule = Type.String({ pattern: '^(\\d{4}-\\d{2}-\\d{2}|today([+-]\\d{1,4})?)$' });
const Clock = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' });
const Weekday = Type.Union(
  (['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const).map((day) => Type.Literal(day)),
);
const Cents = Type.Integer({ minimum: 0, maximum: 10_000_000 });
const Percent = Type.Number({ minimum: 0, maximum: 100 });
const Places = Type.Integer({ minimum: 0, maximum: 1_000_000 });

/** Slots by rule. A rule without `times` makes one slot a day, as long as the day. */
export const SlotRule = Type.Object(
  {
    weekdays: Type.Optional(Type.Array(Weekday, { minItems: 1 })),
    from: Type.Optional(DayRule),
    to: Type.Optional(DayRule),
    times: Type.Optional(
      Type.Union([
        Type.Array(Clock, { minItems: 1 }),
        Type.Object({ first: Clock, last: Clock, every: Type.Integer({ minimum: 5, maximum: 720 }) }, strict),
      ]),
    ),
    /** Length of one slot. */
    minutes: Type.Optional(Type.Integer({ minimum: 5, maximum: 1440 })),
    capacity: Places,
    /** Places sold through other channels, taken in turn slot by slot; they are not for sale here. */
    sold_elsewhere: Type.Optional(Type.Array(Places, { minItems: 1 })),
    except: Type.Optional(Type.Array(DayRule)),
  },
  strict,
);
export type SlotRule = Static<typeof SlotRule>;

/** A pool that several events or ticket types share (one hall, one boat). */
export const PoolFile = Type.Object({ id: Id, slots: Type.Array(SlotRule, { minItems: 1 }) }, strict);

const SubticketFile = Type.Object(
  {
    id: Id,
    name: Text,
    price: Cents,
    vat_value: Type.Optional(Percent),
    min_quantity: Type.Integer({ minimum: 0, maximum: 1000 }),
    max_quantity: Type.Integer({ minimum: 0, maximum: 1000 }),
  },
  strict,
);

const TicketFile = Type.Object(
  {
    id: Id,
    group: Id,
    mode: Type.Union([Type.Literal(1), Type.Literal(3), Type.Literal(5)]),
    name: Text,
    description: Type.Optional(Text),
    price: Cents,
    vat_value: Percent,
    family: Type.Optional(Type.Boolean()),
    subtickets: Type.Optional(Type.Array(SubticketFile, { minItems: 1 })),
    book_with_cost: Type.Optional(Type.Boolean()),
    book_with_cost_warning: Type.Optional(Text),
    print_separately: Type.Optional(Type.Boolean()),
    unique_barcode: Type.Optional(Type.Boolean()),
    scan_separately: Type.Optional(Type.Boolean()),
    withdrawal_days: Type.Optional(Type.Integer({ minimum: 0, maximum: 365 })),
    /** Mode 5: how long the visitor stays. */
    stay_minutes: Type.Optional(Type.Integer({ minimum: 5, maximum: 1440 })),
    /** A limit of this kind of ticket's own: per time slot, per day, or over the whole run. */
    limit: Type.Optional(
      Type.Object(
        { per: Type.Union([Type.Literal('slot'), Type.Literal('day'), Type.Literal('run')]), places: Places },
        strict,
      ),
    ),
  },
  strict,
);

const Colour = Type.String({ pattern: '^#[0-9a-fA-F]{6}$' });

/** `events/*.yaml` */
export const EventFile = Type.Object(
  {
    id: Id,
    venue: Id,
    custom_groups: Type.Array(Id),
    sequence_no: Type.Integer(),
    name: Text,
    subtitle: Text,
    teaser: Text,
    /** Paragraphs, parted by an empty line. */
    description: Text,
    /** A file of `images/`, without folder. */
    picture: Type.Object({ file: Type.String(), alt: Text }, strict),
    /** Two accents with at least 4.5:1 on light and on dark paper. */
    accent: Type.Object({ light: Colour, dark: Colour }, strict),
    start: DayRule,
    end: Type.Optional(DayRule),
    /** slot: a time is chosen; day: a day is chosen; open: any day of the run. */
    dating: Type.Union([Type.Literal('slot'), Type.Literal('day'), Type.Literal('open')]),
    all_day: Type.Optional(Type.Boolean()),
    /** Its own time slots, or the id of a shared pool. */
    slots: Type.Optional(Type.Union([Type.Array(SlotRule, { minItems: 1 }), Id])),
    /** What the whole day may take: rules without times, or the id of a shared pool. */
    days: Type.Optional(Type.Union([Type.Array(SlotRule, { minItems: 1 }), Id])),
    tickets: Type.Array(TicketFile, { minItems: 1 }),
  },
  strict,
);
export type EventFile = Static<typeof EventFile>;

const Localized = Type.Record(Type.String(), Type.String());

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
    venues: Type.Array(
      Type.Object(
        {
          id: Id,
          name: Text,
          /** One line: street, zip and city. */
          address: Type.String(),
          /** Opening hours in words. */
          hours: Text,
          /** How to get there, for the ticket. */
          directions: Text,
        },
        strict,
      ),
      { minItems: 1 },
    ),
    custom_groups: Type.Array(Type.Object({ id: Id, name: Text }, strict)),
    ticket_groups: Type.Array(Type.Object({ id: Id, name: Text }, strict), { minItems: 1 }),
    pools: Type.Optional(Type.Array(PoolFile)),
  },
  strict,
);
export type MuseumFile = Static<typeof MuseumFile>;
