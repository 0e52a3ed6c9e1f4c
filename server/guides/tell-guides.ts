// Guides are told what has changed (operations 3), some minutes later and all at once: what was given and taken back meanwhile
// is not told, and a whole month is one mail.
import { type Static, Type } from 'typebox';
import { type Told, type WhatChanged, whatChanged } from '../../domain/guides/what-changed.ts';
import type { Sql } from '../platform/database/sql.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import { assignmentsOf, readTold, replaceTold } from './assignment-store.ts';
import { type GuideRow, lockGuides } from './guide-store.ts';
import { ALWAYS } from './guides.ts';
import type { GuidesShop } from './guides-shop.ts';

/** The job that mails a guide. */
export const GUIDE_TOLD = 'guide-told';
export const GuideTold = Type.Object({
  guide_id: Type.String(),
});
export type GuideTold = Static<typeof GuideTold>;

const MAIL_WAITS_SECONDS = 300;

/** In the transaction of what changes. */
export async function tellGuides(
  { jobs }: { readonly jobs: Pick<Jobs, 'write'> },
  sql: Sql,
  guides: readonly string[],
): Promise<void> {
  for (const guide_id of guides)
    await jobs.write(sql, GUIDE_TOLD, { guide_id } satisfies GuideTold, {
      startAfterSeconds: MAIL_WAITS_SECONDS,
    });
}

export type GuideNews = {
  readonly guide: GuideRow;
  readonly news: WhatChanged;
  /** What they know of before it. */
  readonly told: readonly Told[];
  /** What they know once the mail has left. */
  readonly have: readonly Told[];
};

/** What a guide is to be told now; undefined where there is no such guide any more. */
export async function newsFor(
  { database, clock }: Pick<GuidesShop, 'database' | 'clock'>,
  guideId: string,
): Promise<GuideNews | undefined> {
  return database.transaction(async (sql) => {
    const [guide] = await lockGuides(sql, [guideId]);
    if (!guide) return undefined;
    const led = await assignmentsOf(sql, [guideId], clock.today(), ALWAYS);
    const have = led.map(({ tour_id, datetime, datetime_end }) => ({
      tour: tour_id,
      datetime,
      datetime_end,
    }));
    const told = await readTold(sql, guideId);
    return { guide, told, have, news: whatChanged(told, have, clock.now()) };
  });
}

/** From now on they know this. */
export function noteTold(
  { database }: Pick<GuidesShop, 'database'>,
  { guide, have }: Pick<GuideNews, 'guide' | 'have'>,
): Promise<void> {
  return database.transaction((sql) => replaceTold(sql, guide.id, have));
}
