// An exhibition as somebody fills it in who has never seen its file (operations 7). The form holds what most exhibitions need;
// everything else that the file says stays as it is.
import { type Static, Type } from 'typebox';
import { LANGUAGES, type Language, type LocalizedText } from '../language.ts';

export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof WEEKDAYS)[number];
export const DATINGS = ['slot', 'day', 'open'] as const;

const strict = { additionalProperties: false } as const;
const literals = <const Value extends string>(values: readonly Value[]) =>
  Type.Unsafe<Value>(Type.Union(values.map((value) => Type.Literal(value))));

/** What a text may be at most: a long wall text has 4000. */
const LONGEST_TEXT = 20_000;
export const Texts = Type.Unsafe<LocalizedText>(
  Type.Object(
    Object.fromEntries(
      LANGUAGES.map((language) => [language, Type.Optional(Type.String({ maxLength: LONGEST_TEXT }))]),
    ),
    strict,
  ),
);
const Short = Type.String({ maxLength: 100 });
/** A number, or null where nothing is typed. */
const Count = Type.Union([Type.Integer({ minimum: 0, maximum: 10_000_000 }), Type.Null()]);

const TicketForm = Type.Object(
  { id: Short, name: Texts, description: Texts, group: Short, price: Count, vat: Type.Number() },
  strict,
);
export type TicketForm = Static<typeof TicketForm>;

/** Percent from the left and from the top. */
const Share = Type.Integer({ minimum: 0, maximum: 100 });
const Focus = Type.Object({ x: Share, y: Share }, strict);
const PictureForm = Type.Object(
  {
    /** A file of `images/`, or what a file that was just sent was called. */
    file: Type.String({ maxLength: 150 }),
    alt: Texts,
    /** Of a file that was just sent; '' for the one that is there. */
    hash: Short,
    /** What stays in view where it is cropped; null for the middle. */
    focus: Type.Union([Focus, Type.Null()]),
  },
  strict,
);
export type PictureForm = Static<typeof PictureForm>;

/** One rule for all days: the usual case. */
const TimesForm = Type.Object(
  {
    weekdays: Type.Array(literals(WEEKDAYS), { maxItems: 7 }),
    /** '' where visitors choose a day alone. */
    first: Short,
    last: Short,
    /** Minutes. */
    every: Count,
    capacity: Count,
  },
  strict,
);
export type TimesForm = Static<typeof TimesForm>;

export const EventForm = Type.Object(
  {
    name: Texts,
    subtitle: Texts,
    teaser: Texts,
    description: Texts,
    venue: Short,
    groups: Type.Array(Short, { maxItems: 30 }),
    /** Days, or `today+14` as files may say. */
    start: Short,
    end: Short,
    dating: literals(DATINGS),
    /** Null where the file has its times in a way of its own; they stay. */
    times: Type.Union([TimesForm, Type.Null()]),
    /** The first stands in lists, too. */
    pictures: Type.Array(PictureForm, { minItems: 1, maxItems: 21 }),
    tickets: Type.Array(TicketForm, { maxItems: 60 }),
  },
  strict,
);
export type EventForm = Static<typeof EventForm>;

/** What may be chosen, as the draft's settings say. */
export const EventChoices = Type.Object({
  languages: Type.Array(literals(LANGUAGES)),
  currency: Type.String(),
  venues: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
  groups: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
  ticket_groups: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
});
export type EventChoices = Static<typeof EventChoices>;

/** How many texts a language lacks that the museum's default language has. */
export function missingTexts(form: EventForm, language: Language, standard: Language): number {
  return textsOf(form).filter((text) => (text[standard] ?? '') !== '' && (text[language] ?? '') === '')
    .length;
}

function textsOf({ name, subtitle, teaser, description, pictures, tickets }: EventForm): LocalizedText[] {
  return [
    name,
    subtitle,
    teaser,
    description,
    ...pictures.map(({ alt }) => alt),
    ...tickets.flatMap((t) => [t.name, t.description]),
  ];
}

/** How many times a day the form makes; 0 while it is not filled in. */
export function timesADay({ first, last, every }: TimesForm): number {
  const [from, to] = [minutesOf(first), minutesOf(last)];
  if (from === undefined || to === undefined || !every || to < from) return 0;
  return Math.floor((to - from) / every) + 1;
}

function minutesOf(clock: string): number | undefined {
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(clock) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}
