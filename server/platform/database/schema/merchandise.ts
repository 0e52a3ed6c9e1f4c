import { boolean, int, jsonb, list, nullable, numeric, text } from '../sql-type.ts';
import { byDefault, type Tables } from './column.ts';

export const merchandiseTables = {
  article_category: { id: text(), name: jsonb(), sequence_no: int() },
  article: {
    id: text(),
    product_kind: int(),
    name: jsonb(),
    subtitle: jsonb(),
    description: jsonb(),
    images: jsonb(),
    categories: list(text()),
    price: int(),
    vat_value: numeric(),
    weight_g: int(),
    withdrawal_days: int(),
    maker: nullable(jsonb()),
    responsible: nullable(jsonb()),
    warnings: jsonb(),
    valid_months: int(),
    goes_with: list(text()),
    pool_id: nullable(text()),
    sequence_no: int(),
    withdrawn: byDefault(boolean()),
  },
} as const satisfies Tables;
