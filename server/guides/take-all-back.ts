// A tour is called off (operations 3): it is taken back from everybody who leads it at that time, and they are told.
import { addMinutes, type MuseumDateTime } from '../../domain/museum-time.ts';
import type { Sql } from '../platform/database/sql.ts';
import { assignmentsBetween, takeDateBack } from './assignment-store.ts';
import { lockGuides } from './guide-store.ts';
import type { PlanningShop } from './guides-shop.ts';
import { tellGuides } from './tell-guides.ts';

/** In the transaction that calls it off. @returns the ids of those who led it */
export async function takeAllBack(
  sql: Sql,
  shop: Pick<PlanningShop, 'jobs'>,
  tour: string,
  datetime: MuseumDateTime,
): Promise<string[]> {
  const led = (await assignmentsBetween(sql, datetime, addMinutes(datetime, 1))).filter(
    ({ tour_id }) => tour_id === tour,
  );
  const ids = [...new Set(led.map(({ guide_id }) => guide_id))];
  if (ids.length === 0) return [];
  await lockGuides(sql, ids);
  for (const { tour_id, datetime: at, place, guide_id } of led)
    await takeDateBack(sql, { tour_id, datetime: at, place, guide_id });
  await tellGuides(shop, sql, ids);
  return ids;
}
