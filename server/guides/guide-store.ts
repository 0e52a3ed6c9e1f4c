// The SQL of people who lead tours (table `guide`).
import type { FeeCounts, Guide } from '../../domain/guides/guide.ts';
import type { OfficeLanguage } from '../../domain/staff/office-language.ts';
import type { Sql } from '../platform/database/sql.ts';
import { boolean, instant, int, jsonb, list, nullable, text } from '../platform/database/sql-type.ts';
import { any, build, statement } from '../platform/database/statement.ts';

/** A guide, and which address of their calendar is the one that opens it. */
export type GuideRow = Guide & { readonly feed_number: number };

type Stored = Pick<Guide, 'weekly' | 'exceptions'>;

const guides = build
  .selectFrom('guide')
  .select([
    'id',
    'name',
    'email',
    'language',
    'staff_id',
    'languages',
    'houses',
    'tours',
    'weekly',
    'exceptions',
    'fee',
    'fee_counts',
    'active',
    'feed_number',
  ])
  .$narrowType<Stored>();

const columns = {
  id: text(),
  name: text(),
  email: text(),
  language: text<OfficeLanguage>(),
  staff_id: nullable(text()),
  languages: list(text()),
  houses: list(text()),
  tours: list(text()),
  weekly: jsonb(),
  exceptions: jsonb(),
  fee: int(),
  fee_counts: text<FeeCounts>(),
  active: boolean(),
};

const listStatement = statement('list-guides', {}, () => guides.orderBy('name').orderBy('id'));

const findStatement = statement('find-guide', { id: text() }, ({ id }) => guides.where('id', '=', id));

const ofStaffStatement = statement('guide-of-staff', { staff_id: text() }, ({ staff_id }) =>
  guides.where('staff_id', '=', staff_id),
);

const lockStatement = statement('lock-guides', { ids: list(text()) }, ({ ids }) =>
  build.selectFrom('guide').select('id').where('id', '=', any(ids)).orderBy('id').forUpdate(),
);

const someStatement = statement('some-guides', { ids: list(text()) }, ({ ids }) =>
  guides.where('id', '=', any(ids)),
);

const insertStatement = statement('insert-guide', { ...columns, added_at: instant() }, (guide) =>
  build
    .insertInto('guide')
    .values(guide)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id'),
);

const saveStatement = statement('save-guide', columns, ({ id, ...changed }) =>
  build.updateTable('guide').set(changed).where('id', '=', id),
);

const renewStatement = statement('renew-guide-feed', { id: text() }, ({ id }) =>
  build
    .updateTable('guide')
    .set(({ eb }) => ({ feed_number: eb('feed_number', '+', 1) }))
    .where('id', '=', id),
);

/** All of them, by name. */
export function readGuides(sql: Sql): Promise<GuideRow[]> {
  return sql.all(listStatement);
}

export function findGuide(sql: Sql, id: string): Promise<GuideRow | undefined> {
  return sql.first(findStatement, { id });
}

/** The guide who a member of staff is. */
export function findGuideOf(sql: Sql, staffId: string): Promise<GuideRow | undefined> {
  return sql.first(ofStaffStatement, { staff_id: staffId });
}

/** Locks guides until the end of the transaction, so that nobody else gives them a tour meanwhile, then reads them. */
export async function lockGuides(sql: Sql, ids: readonly string[]): Promise<GuideRow[]> {
  await sql.run(lockStatement, { ids });
  return sql.all(someStatement, { ids });
}

/** False where another guide is this member of staff already. */
export async function insertGuide(sql: Sql, guide: Guide, now: Date): Promise<boolean> {
  return (await sql.first(insertStatement, { ...guide, added_at: now })) !== undefined;
}

/** @throws a unique violation where another guide is this member of staff already */
export async function saveGuide(sql: Sql, guide: Guide): Promise<void> {
  await sql.run(saveStatement, guide);
}

export async function renewFeed(sql: Sql, id: string): Promise<void> {
  await sql.run(renewStatement, { id });
}
