// `events/*.yaml`, as a museum's web editor writes them (spec decisions 5).
import { type Static, Type } from 'typebox';
import { VisitTimes } from '../../../domain/visit/visit-schemas.ts';
import {
  Cents,
  Colour,
  DayRule,
  Id,
  PauseRule,
  Percent,
  PictureFile,
  Places,
  SlotRule,
  SubticketFile,
  strict,
  Text,
} from '../../museum-folder/museum-fields.ts';

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
    /** Free, and only beside a paid ticket to the same visit. */
    only_with_paid: Type.Optional(Type.Boolean()),
    withdrawal_days: Type.Optional(Type.Integer({ minimum: 0, maximum: 365 })),
    /** Mode 5: how long the visitor stays. */
    stay_minutes: Type.Optional(Type.Integer({ minimum: 5, maximum: 1440 })),
    /** A limit for this kind of ticket only: per time slot, per day, or over the whole run. */
    limit: Type.Optional(
      Type.Object(
        { per: Type.Union([Type.Literal('slot'), Type.Literal('day'), Type.Literal('run')]), places: Places },
        strict,
      ),
    ),
  },
  strict,
);

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
    /** Paragraphs, separated by an empty line. */
    description: Text,
    /** A file of `images/`, without folder. */
    picture: PictureFile,
    /** Further pictures, for its own page. */
    more_pictures: Type.Optional(Type.Array(PictureFile, { maxItems: 20 })),
    /** An accent colour for light and one for dark pages, each with a contrast of at least 4.5:1. */
    accent: Type.Object({ light: Colour, dark: Colour }, strict),
    start: DayRule,
    end: Type.Optional(DayRule),
    /** slot: a time is chosen; day: a day is chosen; open: any day of the run. */
    dating: Type.Union([Type.Literal('slot'), Type.Literal('day'), Type.Literal('open')]),
    /** entry: visitors are let in from the time until the end of its slot, and stay as they like; duration: it lasts so long. */
    times: Type.Optional(VisitTimes),
    /** How long a visit takes that has an entry alone: its length in the visitor's own calendar. */
    visit_minutes: Type.Optional(Type.Integer({ minimum: 5, maximum: 1440 })),
    all_day: Type.Optional(Type.Boolean()),
    /** Its own time slots, or the id of a shared pool. */
    slots: Type.Optional(Type.Union([Type.Array(SlotRule, { minItems: 1 }), Id])),
    /** What the whole day may take: rules without times, or the id of a shared pool. */
    days: Type.Optional(Type.Union([Type.Array(SlotRule, { minItems: 1 }), Id])),
    /** Days on which it is not shown, and why. What is sold for them stays sold. */
    pauses: Type.Optional(
      Type.Array(Type.Object({ days: PauseRule, reason: Type.Optional(Text) }, strict), { minItems: 1 }),
    ),
    tickets: Type.Array(TicketFile, { minItems: 1 }),
  },
  strict,
);
export type EventFile = Static<typeof EventFile>;
