// The SQL with which an import writes vouchers, their groups and the codes of the museum folder. A voucher that left the
// folder is withdrawn, not deleted; codes that orders bought are never touched here.
import type { LocalizedText } from '../../domain/language.ts';
import { json, type Sql, type Statement } from '../platform/database/sql.ts';
import { createUpsert, createWithdrawingReplacement, inOrder } from '../platform/database/upsert.ts';
import type { VoucherCodeRow } from './voucher-code-store.ts';
import type { StoredVoucher } from './voucher-row.ts';

export type NewVoucherGroup = { readonly id: string; readonly name: LocalizedText };

export type NewVoucher = StoredVoucher & { readonly group_id: string };

type Count = { count: number };

const putGroups = createUpsert('voucher_group', { id: 'text', name: 'jsonb', sequence_no: 'int' });

const dropGroupsStatement: Statement<never> = {
  name: 'drop-unused-voucher-groups',
  text: `
    delete from voucher_group g where id <> all ($1::text[])
      and not exists (select from voucher v where v.group_id = g.id)`,
};

/** Makes these the vouchers; the others are taken off sale. Their groups must be there. */
export const replaceVouchers = createWithdrawingReplacement('voucher', {
  id: 'text',
  group_id: 'text',
  name: 'jsonb',
  description: 'jsonb',
  picture: 'jsonb',
  price: 'int',
  vat_value: 'numeric',
  variable_amount: 'boolean',
  min_amount: 'int',
  max_amount: 'int',
  valid_months: 'int',
  withdrawal_days: 'int',
  ends_on: 'date',
  sequence_no: 'int',
});

type PutCode = { barcode: string; added: boolean };

const putCodesStatement: Statement<PutCode> = {
  name: 'put-voucher-codes',
  text: `
    insert into voucher_code (barcode, id, name, kind, amount, pool_id, valid_from, valid_to)
    select barcode, id, name, kind, amount, pool_id, valid_from, valid_to from jsonb_to_recordset($1)
      as c (barcode text, id text, name jsonb, kind text, amount int, pool_id text, valid_from text, valid_to text)
    on conflict (barcode) do update
    set id = excluded.id, name = excluded.name, kind = excluded.kind, valid_from = excluded.valid_from,
      valid_to = excluded.valid_to, closed = false
    where voucher_code.booking_id is null
    returning barcode, (xmax = 0) as added`,
};

const closeCodesStatement: Statement<Count> = {
  name: 'close-missing-voucher-codes',
  text: `
    with gone as (
      update voucher_code set closed = true
      where barcode <> all ($1::text[]) and booking_id is null and not closed
      returning 1
    ) select count(*) as count from gone`,
};

const putAmountsStatement: Statement<never> = {
  name: 'put-voucher-amounts',
  text: `
    update voucher_code c set amount = a.amount
    from jsonb_to_recordset($1) as a (barcode text, amount int)
    where c.barcode = a.barcode and c.booking_id is null and c.amount <> a.amount`,
};

/** Makes or changes groups, in this order. */
export async function putVoucherGroups(sql: Sql, groups: readonly NewVoucherGroup[]): Promise<void> {
  await putGroups(sql, inOrder(groups));
}

/** Removes every other group, unless something withdrawn still names it. */
export async function dropVoucherGroupsExcept(sql: Sql, ids: readonly string[]): Promise<void> {
  await sql.named(dropGroupsStatement, [ids]);
}

/** Makes or changes codes, but for the amount of those that are there; answers which, without those that orders bought. */
export function putCodes(sql: Sql, codes: readonly VoucherCodeRow[]): Promise<PutCode[]> {
  return sql.named(putCodesStatement, [json(codes)]);
}

/** Closes every other code that no order bought; answers how many. */
export async function closeCodesExcept(sql: Sql, barcodes: readonly string[]): Promise<number> {
  return (await sql.named(closeCodesStatement, [barcodes]))[0]?.count ?? 0;
}

/** Changes amounts. */
export async function putAmounts(
  sql: Sql,
  codes: readonly Pick<VoucherCodeRow, 'barcode' | 'amount'>[],
): Promise<void> {
  await sql.named(putAmountsStatement, [json(codes.map(({ barcode, amount }) => ({ barcode, amount })))]);
}
