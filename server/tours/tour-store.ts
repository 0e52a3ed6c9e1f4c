// The SQL of tours, read whole for the catalogue, written by an import. A tour that left the folder is withdrawn, not
// deleted: orders name it.
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';
import type { PoolRules } from '../../domain/capacity/slot-rule.ts';
import type { LocalizedText } from '../../domain/language.ts';
import type { Sql } from '../platform/database/sql.ts';
import { build, statement } from '../platform/database/statement.ts';
import {
  productsOf,
  type RowChanges,
  refill,
  refillOf,
  replaceProducts,
} from '../platform/database/upsert.ts';
import type { StoredTour } from './tour-row.ts';

type Named = { readonly id: string; readonly name: LocalizedText };

export type NewTour = StoredTour & {
  readonly venue_id: string;
  readonly event_id: string | null;
  readonly custom_groups: readonly string[];
};

/** A tour with what it names. */
export type TourRow = StoredTour & {
  readonly event_id: string | null;
  readonly venue: Named & { readonly address: string; readonly sequence_no: number };
  readonly event_name: LocalizedText | null;
  readonly custom_groups: (Named & { readonly sequence_no: number })[];
  /** From which its times are made. */
  readonly rules: PoolRules;
};

/** What the columns of JSON hold. */
type Stored = Pick<
  TourRow,
  | 'language_name'
  | 'name'
  | 'teaser'
  | 'description'
  | 'meeting_point'
  | 'picture'
  | 'accent'
  | 'prices'
  | 'tickets'
  | 'questions'
  | 'rules'
  | 'event_name'
  | 'venue'
  | 'custom_groups'
>;

const toursStatement = statement('all-tours', {}, () =>
  build
    .selectFrom('tour as t')
    .innerJoin('venue as v', 'v.id', 't.venue_id')
    .innerJoin('pool as p', 'p.id', 't.pool_id')
    .leftJoin('event as e', 'e.id', 't.event_id')
    .select([
      't.id',
      't.language',
      't.language_name',
      't.name',
      't.teaser',
      't.description',
      't.meeting_point',
      't.picture',
      't.accent',
      't.duration_minutes',
      't.max_participants',
      't.min_participants',
      't.single_ticketing',
      't.book_complete_tour',
      't.booking_without_tickets',
      't.bookable',
      't.book_ahead_hours',
      't.withdrawal_days',
      't.prices',
      't.tickets',
      't.questions',
      't.pool_id',
      't.guides_pool_id',
      't.sequence_no',
      't.event_id',
      'p.rules',
      'e.name as event_name',
    ])
    .select(({ ref, selectFrom }) => [
      jsonBuildObject({
        id: ref('v.id'),
        name: ref('v.name'),
        address: ref('v.address'),
        sequence_no: ref('v.sequence_no'),
      }).as('venue'),
      jsonArrayFrom(
        selectFrom('tour_custom_group as tg')
          .innerJoin('custom_group as g', 'g.id', 'tg.custom_group_id')
          .select(['g.id', 'g.name', 'g.sequence_no'])
          .whereRef('tg.tour_id', '=', 't.id')
          .orderBy('g.sequence_no'),
      ).as('custom_groups'),
    ])
    .where('t.withdrawn', '=', false)
    .$narrowType<Stored>(),
);

const tourRows = productsOf('tour', [
  'id',
  'venue_id',
  'event_id',
  'language',
  'language_name',
  'name',
  'teaser',
  'description',
  'meeting_point',
  'picture',
  'accent',
  'duration_minutes',
  'max_participants',
  'min_participants',
  'single_ticketing',
  'book_complete_tour',
  'booking_without_tickets',
  'bookable',
  'book_ahead_hours',
  'withdrawal_days',
  'prices',
  'tickets',
  'questions',
  'pool_id',
  'guides_pool_id',
  'sequence_no',
]);
const groupRows = refillOf('tour_custom_group', ['tour_id', 'custom_group_id']);

/** Every tour that the museum folder still has. */
export function readTours(sql: Sql): Promise<TourRow[]> {
  return sql.all(toursStatement);
}

/** Makes these the tours; the others are taken off sale. Venues, events, groups and pools must be there. */
export async function replaceTours(sql: Sql, tours: readonly NewTour[]): Promise<RowChanges> {
  const changes = await replaceProducts(sql, tourRows, tours);
  await refill(
    sql,
    groupRows,
    tours.flatMap(({ id, custom_groups }) =>
      custom_groups.map((group) => ({ tour_id: id, custom_group_id: group })),
    ),
  );
  return changes;
}
