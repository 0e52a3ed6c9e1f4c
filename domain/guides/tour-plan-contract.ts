// The office's calls about who leads which tour at which time (operations 3), and those of a guide about their own tours.
import { type Static, Type } from 'typebox';
import type { Endpoint } from '../endpoint.ts';
import { ActKey } from '../orders/order-acts-contract.ts';
import { OBSTACLES } from './obstacles.ts';

const Id = Type.String({ minLength: 1, maxLength: 128 });
const DayText = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
const MomentText = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}$' });
const NullableId = Type.Union([Id, Type.Null()]);

/** What speaks against somebody: a kind, and the other tour where there is one. */
const ToldObstacle = Type.Object({
  kind: Type.Enum(OBSTACLES),
  other: Type.Optional(Type.Object({ title: Type.String(), datetime: Type.String(), house: Type.String() })),
});
export type ToldObstacle = Static<typeof ToldObstacle>;

const Leader = Type.Object({ place: Type.Integer(), guide: Type.Union([Type.String(), Type.Null()]) });

/**
 * `few`: fewer people than it needs, and the time until which that may be has passed. `stray`: given
 * to somebody, and there is no such time any more. `off`: called off, and not everybody who had booked it has been seen to.
 */
export const PLAN_PROBLEMS = ['few', 'stray', 'off'] as const;

const tourDate = {
  tour: Type.String(),
  title: Type.String(),
  language: Type.String(),
  house: Type.String(),
  house_name: Type.String(),
  meeting_point: Type.String(),
  datetime: Type.String(),
  datetime_end: Type.String(),
  participants: Type.Integer(),
  /** People without whom it does not take place. */
  least: Type.Integer(),
  problem: Type.Union([Type.Enum(PLAN_PROBLEMS), Type.Null()]),
};

export const PlannedDate = Type.Object({
  ...tourDate,
  /** A place for each group; those that nobody has are open. */
  leaders: Type.Array(Leader),
});
export type PlannedDate = Static<typeof PlannedDate>;

const PlanGuide = Type.Object({ id: Type.String(), name: Type.String(), active: Type.Boolean() });

export const TourPlan = Type.Object({
  from: Type.String(),
  to: Type.String(),
  dates: Type.Array(PlannedDate),
  guides: Type.Array(PlanGuide),
});
export type TourPlan = Static<typeof TourPlan>;

const ProposedPlace = Type.Object({
  tour: Type.String(),
  datetime: Type.String(),
  title: Type.String(),
  language: Type.String(),
  place: Type.Integer(),
  guide: Type.Union([Type.String(), Type.Null()]),
  against: Type.Array(Type.Object({ guide: Type.String(), obstacles: Type.Array(ToldObstacle) })),
});
export type ProposedPlace = Static<typeof ProposedPlace>;

export const TourCandidate = Type.Object({
  id: Type.String(),
  name: Type.String(),
  /** Tours that they lead in its month. */
  month: Type.Integer(),
  obstacles: Type.Array(ToldObstacle),
  /** Staff may decide otherwise about what speaks against it. */
  possible: Type.Boolean(),
});
export type TourCandidate = Static<typeof TourCandidate>;

const PlanChange = Type.Object({
  tour: Id,
  datetime: MomentText,
  place: Type.Integer({ minimum: 1, maximum: 100 }),
  /** Null: nobody any more. */
  guide: NullableId,
  /** Who had it when it was seen. */
  seen: NullableId,
});
export type PlanChange = Static<typeof PlanChange>;

const Person = Type.Object({
  order: Type.String(),
  name: Type.String(),
  company: Type.String(),
  /** '' where it was not asked for. */
  phone: Type.String(),
  participants: Type.Integer(),
  groups: Type.Integer(),
  /** `2 × Adult`. */
  tickets: Type.Array(Type.String()),
  language: Type.String(),
  answers: Type.Array(Type.Object({ label: Type.String(), text: Type.String() })),
});
export type TourPerson = Static<typeof Person>;

export const TourPeople = Type.Object({
  ...tourDate,
  is_ahead: Type.Boolean({ description: 'it has not begun' }),
  leaders: Type.Array(Type.String({ description: 'names of whoever leads it' })),
  people: Type.Array(Person),
});
export type TourPeople = Static<typeof TourPeople>;

export const OwnTours = Type.Object({
  /** False for somebody who is not a guide. */
  is_guide: Type.Boolean(),
  /** The address of their calendar; '' for somebody who is not a guide. */
  feed: Type.String(),
  dates: Type.Array(Type.Object(tourDate)),
});
export type OwnTours = Static<typeof OwnTours>;

/** The week of a day, or its month; without a day, of today. */
const Span = Type.Object({
  day: Type.Optional(DayText),
  span: Type.Optional(Type.Literal('month')),
});
const AtDate = Type.Object({ tour: Id, datetime: MomentText });

export const tourPlanContract = {
  'GET office/tour-plan': {
    summary: 'Tours of some days with their people and whoever leads them; a week or a month',
    permit: 'staff:guides.manage',
    query: Span,
    answer: TourPlan,
    refusals: ['REQUEST_MALFORMED'],
  },
  'GET office/tour-plan/proposal': {
    summary: 'Who should lead what nobody leads yet; changes nothing',
    permit: 'staff:guides.manage',
    query: Span,
    answer: Type.Array(ProposedPlace),
    refusals: ['REQUEST_MALFORMED'],
  },
  'GET office/tour-plan/candidates': {
    summary: 'Everybody who leads tours, and what speaks against each for this one',
    permit: 'staff:guides.manage',
    query: Type.Object({ ...AtDate.properties, place: Type.String({ pattern: '^[1-9]\\d{0,2}$' }) }),
    answer: Type.Array(TourCandidate),
    refusals: ['NOT_FOUND'],
  },
  'POST office/tour-plan/change': {
    summary: 'Gives tours to guides, or takes them back, all or none, once for each key',
    permit: 'staff:guides.manage',
    body: Type.Object({
      changes: Type.Array(PlanChange, { minItems: 1, maxItems: 500 }),
      /** Also where something speaks against it that staff may decide otherwise. */
      anyway: Type.Boolean(),
      key: ActKey,
      reason: Type.Optional(Type.String({ maxLength: 500 })),
    }),
    answer: Type.Object({ changed: Type.Integer() }),
    refusals: ['NOT_FOUND', 'OFFICE_CHANGED_MEANWHILE', 'GUIDE_NOT_POSSIBLE'],
  },
  'GET office/tour-plan/people': {
    summary: 'Who takes part in a tour, with their answers',
    permit: 'staff:guides.manage',
    query: AtDate,
    answer: TourPeople,
    refusals: ['NOT_FOUND'],
  },
  'GET office/own-tours': {
    summary: 'The tours that whoever asks leads from today on',
    permit: 'staff:tours.own',
    answer: OwnTours,
    refusals: [],
  },
  'GET office/own-tours/people': {
    summary: 'Who takes part in a tour of one’s own, with their answers',
    permit: 'staff:tours.own',
    query: AtDate,
    answer: TourPeople,
    refusals: ['NOT_FOUND'],
  },
} as const satisfies Record<string, Endpoint>;
