import { boolean, day, instant, int, jsonb, nullable, numeric, text } from '../sql-type.ts';
import { byDefault, type Tables } from './column.ts';

export const vouchersTables = {
  voucher_group: { id: text(), name: jsonb(), sequence_no: int() },
  voucher: {
    id: text(),
    group_id: text(),
    name: jsonb(),
    description: jsonb(),
    picture: jsonb(),
    price: int(),
    vat_value: numeric(),
    variable_amount: boolean(),
    min_amount: int(),
    max_amount: int(),
    valid_months: int(),
    withdrawal_days: int(),
    ends_on: nullable(day()),
    sequence_no: int(),
    withdrawn: byDefault(boolean()),
  },
  voucher_code: {
    barcode: text(),
    id: text(),
    name: jsonb(),
    kind: text<'value' | 'discount'>(),
    amount: int(),
    pool_id: text(),
    valid_from: text(),
    valid_to: text(),
    booking_id: nullable(text()),
    line: nullable(int()),
    closed: byDefault(boolean()),
    created_at: byDefault(instant()),
  },
} as const satisfies Tables;
