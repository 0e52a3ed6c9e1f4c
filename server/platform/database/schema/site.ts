import { bigint, boolean, bytes, day, instant, int, jsonb, nullable, text } from '../sql-type.ts';
import { byDefault, type Tables } from './column.ts';

export const siteTables = {
  museum: {
    only_one: byDefault(boolean()),
    settings: jsonb(),
    catalogue_version: byDefault(bigint()),
    content_version: byDefault(int()),
    loaded_on: day(),
  },
  secret: { name: text(), value: text() },
  database_identity: { only_one: byDefault(boolean()), identity: text(), noted_at: instant() },
  media: {
    name: text(),
    content: bytes(),
    content_type: text(),
    width: int(),
    height: int(),
    hash: text(),
    unused_since: nullable(instant()),
  },
  look_file: { name: text(), content: bytes(), content_type: text(), unused_since: nullable(instant()) },
  page: { id: text(), title: jsonb(), markdown: jsonb() },
  venue: {
    id: text(),
    name: jsonb(),
    address: text(),
    hours: jsonb(),
    directions: jsonb(),
    sequence_no: int(),
  },
  custom_group: { id: text(), name: jsonb(), sequence_no: int() },
} as const satisfies Tables;
