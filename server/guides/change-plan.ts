// Tours are given to guides and taken back (operations 3): one, or all of a month, all or none. Each is an act on the tour's
// date. Guides are locked while it is decided whether they can, so that nobody ever leads two tours at once.
import { isFinal, obstaclesTo } from '../../domain/guides/obstacles.ts';
import type { PlanChange } from '../../domain/guides/tour-plan-contract.ts';
import { addDays, dayOf } from '../../domain/museum-time.ts';
import { isRefusal, type Refusal, refuse } from '../../domain/refusal.ts';
import type { Actor } from '../../domain/staff/act.ts';
import type { Sql } from '../platform/database/sql.ts';
import { beginAct } from '../staff/acts/begin-act.ts';
import { changedMeanwhile } from '../staff/acts/changed-meanwhile.ts';
import { writeAct } from '../staff/acts/write-act.ts';
import { assignmentsOf, giveDate, takeDateBack } from './assignment-store.ts';
import { guidesSettings } from './folder/guides-settings.ts';
import { type GuideRow, lockGuides } from './guide-store.ts';
import type { GuidesShop, PlanningShop } from './guides-shop.ts';
import { leadingOf } from './leading.ts';
import { tellGuides } from './tell-guides.ts';
import { type TourDate, tourDates } from './tour-dates.ts';

type Asked = {
  readonly changes: readonly PlanChange[];
  readonly anyway: boolean;
  readonly key: string;
  readonly reason?: string | undefined;
  readonly by: Actor;
};

/** `POST office/tour-plan/change` */
export async function changePlan(shop: PlanningShop, asked: Asked): Promise<{ changed: number } | Refusal> {
  const dates = await datesOf(shop, asked.changes);
  const changed = await shop.database
    .transaction(async (sql) => {
      const ids = [...new Set(asked.changes.flatMap(({ guide, seen }) => [guide, seen]))];
      const guides = await lockGuides(
        sql,
        ids.filter((id) => id !== null),
      );
      let count = 0;
      for (const change of asked.changes) {
        const done = await changeOne(shop, sql, { ...asked, change, guides, dates });
        if (isRefusal(done)) throw new Refused(done);
        count += done;
      }
      if (count > 0)
        await tellGuides(
          shop,
          sql,
          guides.map(({ id }) => id),
        );
      return { changed: count };
    })
    .catch((problem: unknown) => {
      if (problem instanceof Refused) return problem.refusal;
      throw problem;
    });
  return changed;
}

/** Takes back what was done before it in the transaction. */
class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.refused);
    this.refusal = refusal;
  }
}

type Dates = ReadonlyMap<string, TourDate>;

async function datesOf(shop: GuidesShop, changes: readonly PlanChange[]): Promise<Dates> {
  const days = changes.map(({ datetime }) => dayOf(datetime)).toSorted();
  const dates = await tourDates(shop, days[0] ?? '', days.at(-1) ?? '');
  return new Map(dates.map((date) => [`${date.datetime} ${date.tour}`, date]));
}

type One = Asked & {
  readonly change: PlanChange;
  readonly guides: readonly GuideRow[];
  readonly dates: Dates;
};

/** @returns 1, or 0 where it was done under this key before */
async function changeOne(shop: GuidesShop, sql: Sql, one: One): Promise<number | Refusal> {
  const { change, guides, dates, key, by, reason } = one;
  const { tour, datetime, place, seen } = change;
  const on = { kind: 'tour-date', id: `${datetime} ${tour}` } as const;
  const verb = change.guide === null ? 'tour-date.taken-back' : 'tour-date.given';
  // Several groups of one date are several acts under one key.
  const actKey = `${key}-${place}`;
  if ((await beginAct(sql, on, verb, { key: actKey })).state === 'before') return 0;
  const date = dates.get(`${datetime} ${tour}`);
  const isOver = !date || date.problem === 'stray' || date.problem === 'off' || datetime <= shop.clock.now();
  if (!date || (change.guide !== null && isOver)) return refuse('NOT_FOUND');
  if (seen !== null && !(await takeDateBack(sql, { tour_id: tour, datetime, place, guide_id: seen })))
    return changedMeanwhile([]);
  if (change.guide !== null) {
    const guide = guides.find(({ id }) => id === change.guide);
    if (!guide) return refuse('NOT_FOUND');
    const refused = await forbid(shop, sql, guide, date, one.anyway);
    if (refused) return refused;
    const { fee, fee_counts } = guide;
    const given = { tour_id: tour, datetime, place, datetime_end: date.datetime_end, fee, fee_counts };
    if (!(await giveDate(sql, { ...given, guide_id: guide.id }, shop.now()))) return changedMeanwhile([]);
  }
  const [before, after] = [{ guide: seen }, { guide: change.guide }];
  await writeAct(sql, { by, verb, on, key: actKey, before, after, reason }, shop.now());
  return 1;
}

async function forbid(
  shop: GuidesShop,
  sql: Sql,
  guide: GuideRow,
  date: TourDate,
  anyway: boolean,
): Promise<Refusal | undefined> {
  const day = dayOf(date.datetime);
  const led = await assignmentsOf(sql, [guide.id], addDays(day, -1), addDays(day, 2));
  const { walkMinutes } = guidesSettings(shop.museum.settings);
  const obstacles = obstaclesTo(guide, date, leadingOf(shop, led), walkMinutes);
  const [against] = anyway ? obstacles.filter(isFinal) : obstacles;
  return against && refuse('GUIDE_NOT_POSSIBLE', { details: { kind: against.kind, guide: guide.id } });
}
