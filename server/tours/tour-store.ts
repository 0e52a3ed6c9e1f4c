// The SQL of tours, read whole for the catalogue, written by an import. A tour that left the folder is withdrawn, not
// deleted: orders name it.
import type { PoolRules } from '../../domain/capacity/slot-rule.ts';
import type { LocalizedText } from '../../domain/language.ts';
import type { Sql, Statement } from '../platform/database/sql.ts';
import { createRefill, createWithdrawingReplacement, type RowChanges } from '../platform/database/upsert.ts';
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
  readonly custom_groups: readonly (Named & { readonly sequence_no: number })[];
  /** From which its times are made. */
  readonly rules: PoolRules;
};

const toursStatement: Statement<TourRow> = {
  name: 'all-tours',
  text: `
    select t.id, t.language, t.language_name, t.name, t.teaser, t.description, t.meeting_point, t.picture, t.accent,
      t.duration_minutes, t.max_participants, t.min_participants, t.single_ticketing, t.book_complete_tour,
      t.booking_without_tickets, t.bookable, t.book_ahead_hours, t.withdrawal_days, t.prices, t.tickets, t.questions,
      t.pool_id, t.guides_pool_id, t.sequence_no, t.event_id, p.rules, e.name as event_name,
      jsonb_build_object('id', v.id, 'name', v.name, 'address', v.address, 'sequence_no', v.sequence_no) as venue,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', g.id, 'name', g.name, 'sequence_no', g.sequence_no) order by g.sequence_no)
        from tour_custom_group tg join custom_group g on g.id = tg.custom_group_id where tg.tour_id = t.id
      ), '[]') as custom_groups
    from tour t join venue v on v.id = t.venue_id join pool p on p.id = t.pool_id left join event e on e.id = t.event_id
    where not t.withdrawn`,
};

const replaceRows = createWithdrawingReplacement('tour', {
  id: 'text',
  venue_id: 'text',
  event_id: 'text',
  language: 'text',
  language_name: 'jsonb',
  name: 'jsonb',
  teaser: 'jsonb',
  description: 'jsonb',
  meeting_point: 'jsonb',
  picture: 'jsonb',
  accent: 'jsonb',
  duration_minutes: 'int',
  max_participants: 'int',
  min_participants: 'int',
  single_ticketing: 'boolean',
  book_complete_tour: 'boolean',
  booking_without_tickets: 'boolean',
  bookable: 'boolean',
  book_ahead_hours: 'int',
  withdrawal_days: 'int',
  prices: 'jsonb',
  tickets: 'jsonb',
  questions: 'jsonb',
  pool_id: 'text',
  guides_pool_id: 'text',
  sequence_no: 'int',
});
const replaceGroups = createRefill('tour_custom_group', { tour_id: 'text', custom_group_id: 'text' });

/** Every tour that the museum folder still has. */
export function readTours(sql: Sql): Promise<TourRow[]> {
  return sql.named(toursStatement, []);
}

/** Makes these the tours; the others are taken off sale. Venues, events, groups and pools must be there. */
export async function replaceTours(sql: Sql, tours: readonly NewTour[]): Promise<RowChanges> {
  const changes = await replaceRows(sql, tours);
  await replaceGroups(
    sql,
    tours.flatMap(({ id, custom_groups }) =>
      custom_groups.map((group) => ({ tour_id: id, custom_group_id: group })),
    ),
  );
  return changes;
}
