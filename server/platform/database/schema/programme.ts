import { bigint, bytes, instant, int, jsonb, nullable, text } from '../sql-type.ts';
import { identity, type Tables } from './column.ts';

export const programmeTables = {
  programme_blob: { hash: text(), content: bytes(), size: int(), added_at: instant() },
  programme_revision: {
    number: identity(),
    state: text(),
    base: nullable(bigint()),
    made_at: instant(),
    maker_kind: text(),
    maker_id: text(),
    reason: text(),
    made_key: nullable(text()),
    publish_at: nullable(instant()),
    scheduler: nullable(text()),
    published_at: nullable(instant()),
    missed_at: nullable(instant()),
    missed_why: nullable(text()),
    problems: jsonb(),
  },
  programme_preview: { digest: text(), revision: bigint(), staff_id: text(), expires_at: instant() },
  programme_file: { revision: bigint(), path: text(), hash: text() },
} as const satisfies Tables;
