// The SQL of vouchers as products (tables `voucher`, `voucher_group`), read whole for the catalogue.
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { LocalizedText } from '../../domain/language.ts';
import type { Sql } from '../platform/database/sql.ts';
import { build, statement } from '../platform/database/statement.ts';
import type { StoredVoucher } from './voucher-row.ts';

type Named = { readonly id: string; readonly name: LocalizedText };

/** A voucher with its group. */
export type VoucherRow = StoredVoucher & { readonly group: Named & { readonly sequence_no: number } };

const vouchersStatement = statement('all-vouchers', {}, () =>
  build
    .selectFrom('voucher as v')
    .innerJoin('voucher_group as g', 'g.id', 'v.group_id')
    .select([
      'v.id',
      'v.name',
      'v.description',
      'v.picture',
      'v.price',
      'v.vat_value',
      'v.variable_amount',
      'v.min_amount',
      'v.max_amount',
      'v.valid_months',
      'v.withdrawal_days',
      'v.ends_on',
      'v.sequence_no',
      'v.as_present',
    ])
    .select(({ ref }) =>
      jsonBuildObject({ id: ref('g.id'), name: ref('g.name'), sequence_no: ref('g.sequence_no') }).as(
        'group',
      ),
    )
    .where('v.withdrawn', '=', false)
    .orderBy('v.sequence_no')
    .orderBy('v.id')
    .$narrowType<Pick<VoucherRow, 'name' | 'description' | 'picture' | 'group'>>(),
);

/** Every voucher that the museum folder still has, in their order. */
export function readVouchers(sql: Sql): Promise<VoucherRow[]> {
  return sql.all(vouchersStatement);
}
