import { bigint, instant, nullable, numeric, text } from '../sql-type.ts';
import type { Tables } from './column.ts';

export const waitingRoomTables = {
  waiting_line: {
    id: text(),
    revision: bigint(),
    issued: bigint(),
    served: numeric(),
    at: instant(),
    early: nullable(bigint()),
  },
  waiting_pass: { id: text(), cart_id: nullable(text()), used_at: instant() },
} as const satisfies Tables;
