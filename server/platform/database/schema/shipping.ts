import { int, jsonb, list, text } from '../sql-type.ts';
import type { Tables } from './column.ts';

export const shippingTables = {
  shipping_zone: { id: text(), name: jsonb(), countries: list(text()), steps: jsonb(), sequence_no: int() },
} as const satisfies Tables;
