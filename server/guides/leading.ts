// What guides lead already, as the rules read it.
import type { Leading } from '../../domain/guides/propose.ts';
import type { AssignmentRow } from './assignment-store.ts';
import type { GuidesShop } from './guides-shop.ts';

/** A tour that has left the museum folder still takes their time; where it was is not known any more. */
export function leadingOf(
  { imported: { tours } }: Pick<GuidesShop, 'imported'>,
  assignments: readonly AssignmentRow[],
): Leading[] {
  return assignments.map(({ tour_id, datetime, datetime_end, guide_id }) => ({
    tour: tour_id,
    house: tours.byId.get(tour_id)?.venue.id ?? '',
    datetime,
    datetime_end,
    guide: guide_id,
  }));
}
