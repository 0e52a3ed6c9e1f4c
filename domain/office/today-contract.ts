// What one needs at nine in the morning (operations 1, 9): who comes when, and what waits for a person. Each part is there for
// whoever may do something about it, and left out for everybody else.
import { type Static, Type } from 'typebox';
import type { Endpoint } from '../endpoint.ts';
import { MISSED_REASONS, type MissedReason } from '../programme/revision.ts';

const TodaySlot = Type.Object({
  time: Type.String({ description: 'HH:MM; empty where the whole day is one' }),
  sold: Type.Integer({ description: 'places that are sold or being paid for' }),
  capacity: Type.Integer({
    description: 'places that the shop may sell; the museum may sell others elsewhere',
  }),
});
export type TodaySlot = Static<typeof TodaySlot>;

const TodayAdmission = Type.Object({
  titles: Type.Array(Type.String(), { description: 'several where they share their places' }),
  slots: Type.Array(TodaySlot),
});
export type TodayAdmission = Static<typeof TodayAdmission>;

const TodayHouse = Type.Object({
  id: Type.String(),
  name: Type.String(),
  admissions: Type.Array(TodayAdmission),
});
export type TodayHouse = Static<typeof TodayHouse>;

const TodayTour = Type.Object({
  time: Type.String(),
  title: Type.String(),
  language: Type.String({ description: 'its code' }),
  house: Type.String(),
  sold: Type.Integer(),
  capacity: Type.Integer(),
  least: Type.Integer({ description: 'people without whom it does not take place' }),
});
export type TodayTour = Static<typeof TodayTour>;

const Instant = Type.String({ description: 'an instant' });
const Nullable = <T extends Parameters<typeof Type.Union>[0][number]>(type: T) =>
  Type.Union([type, Type.Null()]);

const TodayMatter = Type.Object({
  kind: Type.String({ description: 'one of AttentionKind' }),
  since: Instant,
  due: Nullable(Instant),
  amount: Nullable(Type.Integer()),
  order: Nullable(Type.String({ description: 'its number' })),
});
export type TodayMatter = Static<typeof TodayMatter>;

const TodayWithdrawal = Type.Object({
  id: Type.String(),
  order: Type.String({ description: 'the number as it was typed' }),
  days_left: Type.Integer({ description: 'until the money must be on its way; negative where that is over' }),
  refunded: Type.Boolean({ description: 'all of its order went back: the declaration is to be settled' }),
});
export type TodayWithdrawal = Static<typeof TodayWithdrawal>;

const TodayParcel = Type.Object({
  number: Type.Integer(),
  to: Type.String({ description: 'a name' }),
  ordered: Type.String({ description: 'a day' }),
});
export type TodayParcel = Static<typeof TodayParcel>;

const TodayUnpaid = Type.Object({
  reference: Type.String({ description: 'under which the transfer is awaited' }),
  missing: Type.Integer(),
  due: Type.String({ description: 'a day: at its end the places are free again' }),
});
export type TodayUnpaid = Static<typeof TodayUnpaid>;

const TodayJob = Type.Object({
  name: Type.String(),
  mail: Type.Boolean({ description: 'it sends a mail' }),
  order: Nullable(Type.String({ description: 'its number, where the work names it' })),
  since: Instant,
  reason: Type.String(),
});
export type TodayJob = Static<typeof TodayJob>;

const TodayStock = Type.Object({ id: Type.String(), title: Type.String(), left: Type.Integer() });
export type TodayStock = Static<typeof TodayStock>;

const TodayFewTour = Type.Object({
  tour: Type.String(),
  datetime: Type.String(),
  title: Type.String(),
  participants: Type.Integer(),
  least: Type.Integer(),
  problem: Type.Union([Type.Literal('few'), Type.Literal('stray')]),
});
export type TodayFewTour = Static<typeof TodayFewTour>;

const TodayGroup = Type.Object({
  number: Type.Integer({ description: 'of the request' }),
  name: Type.String(),
  what: Type.Enum(['waits', 'lapses', 'unpaid']),
  day: Type.String({ description: 'since when it waits or was accepted, or the last day of the offer' }),
});
export type TodayGroup = Static<typeof TodayGroup>;

const TodayClosing = Type.Object({
  number: Type.Integer(),
  from: Type.String({ description: 'the first day that was closed' }),
  to: Type.String(),
  open: Type.Integer({ description: 'orders without an answer' }),
  listed: Type.Integer({ description: 'orders that wait for a person' }),
});

const TodayMissed = Type.Object({
  number: Type.Integer({ description: 'of the revision' }),
  reason: Type.String({ description: 'what it is for, in the words of whoever made it' }),
  at: Type.String({ description: 'when it was to be published, in museum time' }),
  why: Type.Unsafe<MissedReason>(Type.Union(MISSED_REASONS.map((reason) => Type.Literal(reason)))),
});
export type TodayMissed = Static<typeof TodayMissed>;

/** How many there are, and the first of them. */
const counted = <T extends Parameters<typeof Type.Array>[0]>(type: T) =>
  Type.Object({ count: Type.Integer(), first: Type.Array(type) });

export const TodayDevice = Type.Object({
  id: Type.String(),
  name: Type.String(),
  trouble: Type.Enum(['unsent', 'silent', 'clock']),
  waiting: Type.Integer({ description: 'notes that it has not sent' }),
  contact_at: Type.String(),
});
export type TodayDevice = Static<typeof TodayDevice>;

export const Today = Type.Object({
  day: Type.String(),
  time: Type.String({ description: 'HH:MM, as the museum’s clocks show it' }),
  houses: Type.Optional(Type.Array(TodayHouse)),
  tours: Type.Optional(Type.Array(TodayTour)),
  matters: Type.Optional(counted(TodayMatter)),
  parcels: Type.Optional(counted(TodayParcel)),
  withdrawals: Type.Optional(counted(TodayWithdrawal)),
  unpaid: Type.Optional(counted(TodayUnpaid)),
  jobs: Type.Optional(counted(TodayJob)),
  stock: Type.Optional(counted(TodayStock)),
  closings: Type.Optional(counted(TodayClosing)),
  missed: Type.Optional(counted(TodayMissed)),
  few_tours: Type.Optional(counted(TodayFewTour)),
  devices: Type.Optional(counted(TodayDevice)),
  groups: Type.Optional(counted(TodayGroup)),
  guide: Type.Optional(Type.Literal(true, { description: 'whoever may see tours of their own' })),
});
export type Today = Static<typeof Today>;

export const todayContract = {
  'GET office/today': {
    summary: 'Who comes today, and what needs a person',
    permit: 'staff',
    answer: Today,
    refusals: [],
  },
} as const satisfies Record<string, Endpoint>;
