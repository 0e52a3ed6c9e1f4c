// The SQL that reads the journal of acts page by page (table `act`). Which index serves best depends on what is asked for, so
// PostgreSQL plans each page by its values.
import { sql as raw } from 'kysely';
import type { ActVerb } from '../../../domain/staff/act.ts';
import type { Database } from '../../platform/database/sql.ts';
import { bigint, instant, int, jsonb, list, nullable, text } from '../../platform/database/sql-type.ts';
import { build, byHand, statement } from '../../platform/database/statement.ts';
import type { NewAct } from './act-store.ts';

const planStatement = byHand(
  'plan-journal-pages',
  {},
  { setting: text() },
  () => raw`select set_config('plan_cache_mode', 'force_custom_plan', true) as setting`,
);

type Values = Readonly<Record<string, unknown>>;

// By hand: what is not asked for is ''; rows are compared as a whole with the last one of the page before.
const pageStatement = byHand(
  'journal-page',
  {
    actor_kind: text(),
    actor_id: text(),
    verb: text(),
    object_kinds: list(text()),
    object_id: text(),
    from: instant(),
    until: instant(),
    after: instant(),
    after_id: bigint(),
    most: int(),
  },
  {
    id: bigint(),
    at: instant(),
    actor_kind: text<NewAct['actor_kind']>(),
    actor_id: text(),
    address: text(),
    verb: text<ActVerb>(),
    object_kind: text(),
    object_id: text(),
    before: nullable(jsonb<Values>()),
    after: nullable(jsonb<Values>()),
    reason: nullable(text()),
    member: nullable(text()),
    object_name: nullable(text()),
  },
  (given) => raw`
    select a.id, a.at, a.actor_kind, a.actor_id, a.address, a.verb, a.object_kind, a.object_id, a.before, a.after, a.reason,
      m.name as member, o.name as object_name
    from act a
      left join staff_member m on a.actor_kind = 'staff' and m.id = a.actor_id
      left join staff_member o on a.object_kind = 'staff' and o.id = a.object_id
    where (${given.actor_id} = '' or a.actor_kind = ${given.actor_kind} and a.actor_id = ${given.actor_id})
      and (${given.verb} = '' or a.verb = ${given.verb})
      and a.object_kind = any(${given.object_kinds})
      and (${given.object_id} = '' or a.object_id = ${given.object_id})
      and a.at >= ${given.from} and a.at < ${given.until} and (a.at, a.id) < (${given.after}, ${given.after_id})
    order by a.at desc, a.id desc limit ${given.most}`,
);

const membersStatement = statement('journal-members', {}, () =>
  build.selectFrom('staff_member').select(['id', 'name']).orderBy('name').orderBy('id'),
);

const usersStatement = statement('journal-users', {}, () =>
  build
    .selectFrom('act')
    .select('actor_id')
    .distinct()
    .where('actor_kind', '=', 'command')
    .orderBy('actor_id'),
);

export type JournalAsked = {
  readonly actor_kind: string;
  /** '' for everybody; likewise the others. */
  readonly actor_id: string;
  readonly verb: string;
  /** All of them for any: with them, an id alone is found by the index. */
  readonly object_kinds: readonly string[];
  readonly object_id: string;
  readonly from: Date;
  readonly until: Date;
  /** The last act of the page before. */
  readonly after: Date;
  readonly after_id: number;
  readonly most: number;
};

export type JournalRow = Awaited<ReturnType<typeof readJournalPage>>[number];

export function readJournalPage(database: Pick<Database, 'transaction'>, asked: JournalAsked) {
  return database.transaction(async (sql) => {
    await sql.run(planStatement);
    return sql.all(pageStatement, asked);
  });
}

/** The museum's people, also those who have left, by name. */
export function readMembers(database: Pick<Database, 'all'>) {
  return database.all(membersStatement);
}

/** Who has done something at the command line. */
export async function readCommandUsers(database: Pick<Database, 'all'>): Promise<string[]> {
  return (await database.all(usersStatement)).map(({ actor_id }) => actor_id);
}
