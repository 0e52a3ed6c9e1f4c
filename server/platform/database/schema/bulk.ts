import { instant, int, jsonb, text } from '../sql-type.ts';
import { byDefault, type Tables } from './column.ts';

export const bulkTables = {
  bulk_act: {
    id: text(),
    key: text(),
    task: jsonb(),
    state: text<'running' | 'stopped' | 'done'>(),
    run: int(),
    staff_id: text(),
    address: text(),
    started_at: instant(),
  },
  bulk_act_item: {
    bulk_act_id: text(),
    position: int(),
    order_number: text(),
    state: byDefault(text<'open' | 'done' | 'failed'>()),
    problem: byDefault(text()),
    available: byDefault(int()),
  },
} as const satisfies Tables;
