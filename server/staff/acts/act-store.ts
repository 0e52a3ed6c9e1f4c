// The SQL of the journal of acts (table `act`). Nothing here changes what is written: the database refuses it.
import type { ActVerb } from '../../../domain/staff/act.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { instant, jsonb, nullable, text } from '../../platform/database/sql-type.ts';
import { build, statement } from '../../platform/database/statement.ts';

export type NewAct = {
  readonly at: Date;
  readonly actor_kind: 'staff' | 'command';
  readonly actor_id: string;
  readonly address: string;
  readonly verb: ActVerb;
  readonly object_kind: string;
  readonly object_id: string;
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
    before: nullable(jsonb()),
    after: nullable(jsonb()),
    reason: nullable(text()),
  },
  (act) => build.insertInto('act').values(act),
);

export async function insertAct(sql: Sql, act: NewAct): Promise<void> {
  await sql.run(insertActStatement, act);
}
