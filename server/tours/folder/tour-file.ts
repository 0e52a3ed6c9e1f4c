// `tours/*.yaml`, as a museum's web editor writes them (spec decisions 5).
import { type Static, Type } from 'typebox';
import { QuestionType } from '../../../domain/tours/tour.ts';
import {
  Cents,
  Clock,
  Colour,
  DayRule,
  Id,
  LANGUAGE_KEY,
  Percent,
  PictureFile,
  SlotRule,
  SubticketFile,
  strict,
  Text,
} from '../../museum-folder/museum-fields.ts';

/** A cart takes no more of each (domain/cart/cart-item.ts). */
const MOST = { maxItems: 50 } as const;

const Flag = Type.Optional(Type.Boolean());

/** When a tour takes place, and with how many groups at once; a place sold elsewhere is one of a group's places. */
const TourSlotRule = Type.Object(
  {
    weekdays: SlotRule.properties.weekdays,
    from: SlotRule.properties.from,
    to: SlotRule.properties.to,
    times: Type.Union([
      Type.Array(Clock, { minItems: 1 }),
      Type.Object({ first: Clock, last: Clock, every: Type.Integer({ minimum: 5, maximum: 720 }) }, strict),
    ]),
    /** Groups that set out at the same time, each of `max_participants`; 1 when not given. */
    tours: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
    sold_elsewhere: SlotRule.properties.sold_elsewhere,
    except: SlotRule.properties.except,
  },
  strict,
);
export type TourSlotRule = Static<typeof TourSlotRule>;

const TourPriceFile = Type.Object(
  {
    id: Id,
    name: Text,
    /** For a whole tour, or for each person where no tickets are asked for. */
    per: Type.Union([Type.Literal('tour'), Type.Literal('person')]),
    price: Cents,
    vat_value: Percent,
    /** Another price on some days; the last that applies counts. */
    differs: Type.Optional(
      Type.Array(
        Type.Object(
          {
            weekdays: SlotRule.properties.weekdays,
            from: SlotRule.properties.from,
            to: SlotRule.properties.to,
            price: Cents,
          },
          strict,
        ),
        { minItems: 1 },
      ),
    ),
  },
  strict,
);

const TourTicketFile = Type.Object(
  {
    id: Id,
    name: Text,
    description: Type.Optional(Text),
    price: Cents,
    vat_value: Percent,
    subtickets: Type.Optional(Type.Array(SubticketFile, { minItems: 1, ...MOST })),
  },
  strict,
);

const TourQuestionFile = Type.Object(
  {
    id: Id,
    type: QuestionType,
    label: Text,
    hint: Type.Optional(Text),
    required: Flag,
    /** Of radio, select and checkbox. */
    options: Type.Optional(
      Type.Array(Type.Object({ value: Id, label: Text }, strict), { minItems: 1, ...MOST }),
    ),
    /** Of number. */
    min: Type.Optional(Type.Integer()),
    max: Type.Optional(Type.Integer()),
  },
  strict,
);

/** `tours/*.yaml` */
export const TourFile = Type.Object(
  {
    venue: Id,
    /** The event that it leads through. */
    event: Type.Optional(Id),
    custom_groups: Type.Array(Id),
    sequence_no: Type.Integer(),
    name: Text,
    teaser: Text,
    /** Paragraphs, separated by an empty line. */
    description: Text,
    meeting_point: Text,
    picture: PictureFile,
    accent: Type.Object({ light: Colour, dark: Colour }, strict),
    duration_minutes: Type.Integer({ minimum: 5, maximum: 1440 }),
    /** Of one group. */
    max_participants: Type.Integer({ minimum: 1, maximum: 1000 }),
    /** Of a party that books as a group. */
    min_participants: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
    single_ticketing: Flag,
    book_complete_tour: Flag,
    booking_without_tickets: Flag,
    /** false: listed, but not booked through the shop. */
    bookable: Flag,
    book_ahead_hours: Type.Optional(Type.Integer({ minimum: 0, maximum: 8760 })),
    withdrawal_days: Type.Optional(Type.Integer({ minimum: 0, maximum: 365 })),
    start: Type.Optional(DayRule),
    end: Type.Optional(DayRule),
    prices: Type.Optional(Type.Array(TourPriceFile, MOST)),
    tickets: Type.Optional(Type.Array(TourTicketFile, MOST)),
    questions: Type.Optional(Type.Array(TourQuestionFile, MOST)),
    /** A shared pool of guides: each group that is booked takes one for as long as the tour lasts. */
    guides: Type.Optional(Id),
    /** The tour once per language that it is given in. */
    languages: Type.Array(
      Type.Object(
        {
          id: Id,
          language: Type.String({ pattern: LANGUAGE_KEY }),
          /** For a language without a name in every other language. */
          language_name: Type.Optional(Text),
          slots: Type.Array(TourSlotRule, { minItems: 1 }),
        },
        strict,
      ),
      { minItems: 1 },
    ),
  },
  strict,
);
export type TourFile = Static<typeof TourFile>;
