// The SQL of the journal of acts (table `act`). Nothing here changes what is written: the database refuses it.
import type { ActObject, ActVerb } from '../../../domain/staff/act.ts';
import type { DoneAct, UndoneVerb } from '../../../domain/staff/undo.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { bigint, instant, jsonb, list, nullable, text } from '../../platform/database/sql-type.ts';
import { any, build, statement } from '../../platform/database/statement.ts';

export type NewAct = {
  readonly at: Date;
  readonly actor_kind: 'staff' | 'command' | 'group';
  readonly actor_id: string;
  readonly address: string;
  readonly verb: ActVerb;
  readonly object_kind: string;
  readonly object_id: string;
  readonly key: string | null;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
  readonly reason: string | null;
};

const insertActStatement = statement(
  'insert-act',
  {
    at: instant(),
    actor_kind: text<NewAct['actor_kind']>(),
    actor_id: text(),
    address: text(),
    verb: text<ActVerb>(),
    object_kind: text(),
    object_id: text(),
    key: nullable(text()),
    before: nullable(jsonb()),
    after: nullable(jsonb()),
    reason: nullable(text()),
  },
  (act) => build.insertInto('act').values(act),
);

export async function insertAct(sql: Sql, act: NewAct): Promise<void> {
  await sql.run(insertActStatement, act);
}

const object = { object_kind: text(), object_id: text() };

const lastActStatement = statement('last-act', object, ({ object_kind, object_id }) =>
  build
    .selectFrom('act')
    .select('id')
    .where('object_kind', '=', object_kind)
    .where('object_id', '=', object_id)
    .orderBy('id', 'desc')
    .limit(1),
);

const actByKeyStatement = statement(
  'act-by-key',
  { ...object, verb: text<ActVerb>(), key: text() },
  ({ object_kind, object_id, verb, key }) =>
    build
      .selectFrom('act')
      .select('id')
      .where('object_kind', '=', object_kind)
      .where('object_id', '=', object_id)
      .where('verb', '=', verb)
      .where('key', '=', key),
);

const actsSinceStatement = statement(
  'acts-since',
  { ...object, id: bigint() },
  ({ object_kind, object_id, id }) =>
    build
      .selectFrom('act as a')
      .leftJoin('staff_member as m', (join) =>
        join.onRef('m.id', '=', 'a.actor_id').on('a.actor_kind', '=', 'staff'),
      )
      .select(['a.id', 'a.at', 'a.verb', 'a.actor_kind', 'a.actor_id', 'a.after', 'm.name as member'])
      .$narrowType<{ after: DoneAct['after'] }>()
      .where('a.object_kind', '=', object_kind)
      .where('a.object_id', '=', object_id)
      .where('a.id', '>', id)
      .orderBy('a.id'),
);

const actToUndoStatement = statement(
  'act-to-undo',
  { ...object, key: text(), verbs: list(text<UndoneVerb>()) },
  ({ object_kind, object_id, key, verbs }) =>
    build
      .selectFrom('act')
      .select(['id', 'at', 'verb', 'before', 'after'])
      .$narrowType<{ verb: UndoneVerb; before: DoneAct['after']; after: DoneAct['after'] }>()
      .where('object_kind', '=', object_kind)
      .where('object_id', '=', object_id)
      .where('key', '=', key)
      .where('verb', '=', any(verbs))
      .limit(1),
);

const firstActsStatement = statement(
  'first-acts-on',
  { object_kind: text(), ids: list(text()) },
  ({ object_kind, ids }) =>
    build
      .selectFrom('act as a')
      .leftJoin('staff_member as m', (join) =>
        join.onRef('m.id', '=', 'a.actor_id').on('a.actor_kind', '=', 'staff'),
      )
      .distinctOn('a.object_id')
      .select(['a.object_id', 'a.actor_id', 'm.name as member', 'a.reason'])
      .where('a.object_kind', '=', object_kind)
      .where('a.object_id', '=', any(ids))
      .orderBy('a.object_id')
      .orderBy('a.id'),
);

export type ActRow = {
  readonly id: number;
  readonly at: Date;
  readonly verb: ActVerb;
  readonly actor_kind: NewAct['actor_kind'];
  readonly actor_id: string;
  /** The name of a member of staff. */
  readonly member: string | null;
  readonly after: DoneAct['after'];
};

export type DoneActRow<Verb extends UndoneVerb = UndoneVerb> = {
  readonly id: number;
  readonly at: Date;
  readonly verb: Verb;
  readonly before: DoneAct['after'];
  readonly after: DoneAct['after'];
};

/** What was done to a thing under a key, with one of these verbs. */
export function findActToUndo<Verb extends UndoneVerb>(
  sql: Sql,
  on: ActObject,
  key: string,
  verbs: readonly Verb[],
): Promise<DoneActRow<Verb> | undefined> {
  return sql.first(actToUndoStatement, { ...columnsOf(on), key, verbs }) as Promise<
    DoneActRow<Verb> | undefined
  >;
}

/** The id of the last act on a thing; 0 where there is none. */
export async function findLastAct(sql: Sql, on: ActObject): Promise<number> {
  return (await sql.first(lastActStatement, columnsOf(on)))?.id ?? 0;
}

/** Was this done to a thing under this key? */
export async function hasAct(sql: Sql, on: ActObject, verb: ActVerb, key: string): Promise<boolean> {
  return (await sql.first(actByKeyStatement, { ...columnsOf(on), verb, key })) !== undefined;
}

/** What was done to a thing after an act, the oldest first. */
export function findActsSince(sql: Sql, on: ActObject, id: number): Promise<ActRow[]> {
  return sql.all(actsSinceStatement, { ...columnsOf(on), id });
}

export type FirstAct = {
  readonly object_id: string;
  readonly actor_id: string;
  readonly member: string | null;
  readonly reason: string | null;
};

/** The first act on each of some things. */
export function findFirstActs(
  sql: Sql,
  kind: ActObject['kind'],
  ids: readonly string[],
): Promise<FirstAct[]> {
  return sql.all(firstActsStatement, { object_kind: kind, ids });
}

function columnsOf({ kind, id }: ActObject) {
  return { object_kind: kind, object_id: id };
}
