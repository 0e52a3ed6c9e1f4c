// The fields that the museum folder's files are made of.
import { type Static, type TOptional, type TString, Type } from 'typebox';
import { LANGUAGES, type Language } from '../../domain/language.ts';

export const strict = { additionalProperties: false } as const;

export const Id = Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,63}$' });

/** A language's key of BCP 47, `de` or `gsg`: tours are given in more languages than the shop speaks. */
export const LANGUAGE_KEY = '^[a-z]{2,3}$';

/** The title by which `fill-texts.ts` recognises a text among the fields of a schema. */
export const TEXT_TITLE = 'text per language';

const languageFields = Object.fromEntries(
  LANGUAGES.map((language) => [language, Type.Optional(Type.String())]),
) as Record<Language, TOptional<TString>>;

/** Text per language. `fill-texts.ts` reports a text without the museum's default language. */
export const Text = Type.Object(languageFields, { ...strict, title: TEXT_TITLE });

/** The title of what stands in the file by language, other than texts. */
export const BY_LANGUAGE_TITLE = 'by language';

/** A day, or one relative to the day of the import: `2026-12-24`, `today`, `today+14`, `today-30`. */
const DAY = '(\\d{4}-\\d{2}-\\d{2}|today([+-]\\d{1,4})?)';
const YEARLY = '\\d{2}-\\d{2}';
const DAYS_RULE = `^(${DAY}(\\.\\.${DAY})?|${YEARLY}(\\.\\.${YEARLY})?)$`;
export const DayRule = Type.String({ pattern: `^${DAY}$` });
/** Days that are left out: one, a range, and the same for every year (domain/visit/written-days.ts). */
export const DaysRule = Type.String({ pattern: DAYS_RULE });
/** Days of a pause: one, a range, or from one on (domain/visit/pauses.ts). */
export const PauseRule = Type.String({ pattern: `^${DAY}(\\.\\.(${DAY})?)?$` });
export const Clock = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' });
export const Weekdays = Type.Array(
  Type.Union((['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const).map((day) => Type.Literal(day))),
  { minItems: 1 },
);
/** The titles by which `schema-numbers.ts` finds amounts and rates. */
export const CENTS_TITLE = 'cents';
export const PERCENT_TITLE = 'percent';
export const Cents = Type.Integer({ minimum: 0, maximum: 10_000_000, title: CENTS_TITLE });
export const Percent = Type.Number({ minimum: 0, maximum: 100, title: PERCENT_TITLE });
export const Places = Type.Integer({ minimum: 0, maximum: 1_000_000 });

const Share = Type.Integer({ minimum: 0, maximum: 100 });
/** A file of `images/`, without folder, what it shows, and what of it stays in view where it is cropped. */
export const PictureFile = Type.Object(
  {
    file: Type.String(),
    alt: Text,
    /** Percent from the left and from the top; the middle unless said. */
    focus: Type.Optional(Type.Object({ x: Share, y: Share }, strict)),
  },
  strict,
);
export type PictureFile = Static<typeof PictureFile>;

/** The title by which forms know a picture of which the file holds the name alone. */
export const IMAGE_TITLE = 'name of a picture';
/** A file of `images/`, without folder. */
export const ImageName = Type.String({ title: IMAGE_TITLE });

/** The title by which forms know a face. */
export const FACE_TITLE = 'name of a face';
/** A file of `fonts/`, without folder. */
export const FaceName = Type.String({ title: FACE_TITLE });

/** `#rrggbb`. */
export const Colour = Type.String({ pattern: '^#[0-9a-fA-F]{6}$' });

/** Slots by rule. A rule without `times` makes one slot a day that lasts the whole day. */
export const SlotRule = Type.Object(
  {
    weekdays: Type.Optional(Weekdays),
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
    except: Type.Optional(Type.Array(DaysRule)),
  },
  strict,
);
export type SlotRule = Static<typeof SlotRule>;

export const SubticketFile = Type.Object(
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
