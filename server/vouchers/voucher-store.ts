// The SQL of vouchers as products (tables `voucher`, `voucher_group`), read whole for the catalogue.
import type { LocalizedText } from '../../domain/language.ts';
import type { Sql, Statement } from '../platform/database/sql.ts';
import type { StoredVoucher } from './voucher-row.ts';

type Named = { readonly id: string; readonly name: LocalizedText };

/** A voucher with its group. */
export type VoucherRow = StoredVoucher & { readonly group: Named & { readonly sequence_no: number } };

const vouchersStatement: Statement<VoucherRow> = {
  name: 'all-vouchers',
  text: `
    select v.id, v.name, v.description, v.picture, v.price, v.vat_value, v.variable_amount, v.min_amount, v.max_amount,
      v.valid_months, v.withdrawal_days, v.ends_on, v.sequence_no,
      jsonb_build_object('id', g.id, 'name', g.name, 'sequence_no', g.sequence_no) as "group"
    from voucher v join voucher_group g on g.id = v.group_id
    where not v.withdrawn
    order by v.sequence_no, v.id`,
};

/** Every voucher that the museum folder still has, in their order. */
export function readVouchers(sql: Sql): Promise<VoucherRow[]> {
  return sql.named(vouchersStatement, []);
}
