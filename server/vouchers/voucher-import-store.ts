// The SQL with which an import writes vouchers, their groups and the codes of the museum folder. A voucher that left the
// folder is withdrawn, not deleted; codes that orders bought are never touched here.
import { sql as raw } from 'kysely';
import type { LocalizedText } from '../../domain/language.ts';
import type { VoucherCodeKind } from '../../domain/vouchers/voucher-code.ts';
import type { Sql } from '../platform/database/sql.ts';
import { boolean, int, jsonb, list, nullable, numeric, text } from '../platform/database/sql-type.ts';
import { all, build, byHand, statement } from '../platform/database/statement.ts';
import {
  inOrder,
  productsOf,
  putRows,
  type RowChanges,
  replaceProducts,
  upsertOf,
} from '../platform/database/upsert.ts';
import type { VoucherCodeRow } from './voucher-code-store.ts';
import type { StoredVoucher } from './voucher-row.ts';

export type NewVoucherGroup = { readonly id: string; readonly name: LocalizedText };

export type NewVoucher = StoredVoucher & { readonly group_id: string };

const groupRows = upsertOf('voucher_group', ['id', 'name', 'sequence_no']);

const dropUnusedGroups = statement('drop-unused-voucher-groups', { kept: list(text()) }, ({ kept }) =>
  build
    .deleteFrom('voucher_group')
    .where('voucher_group.id', '<>', all(kept))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('voucher').select('voucher.id').whereRef('voucher.group_id', '=', 'voucher_group.id'),
        ),
      ),
    ),
);

const voucherRows = productsOf('voucher', [
  'id',
  'group_id',
  'name',
  'description',
  'picture',
  'price',
  'vat_value',
  'variable_amount',
  'min_amount',
  'max_amount',
  'valid_months',
  'withdrawal_days',
  'ends_on',
  'sequence_no',
  'as_present',
]);

type PutCode = { barcode: string; added: boolean };

// By hand: any number of codes in one statement, and `xmax` says which are new.
const putCodesStatement = byHand(
  'put-voucher-codes',
  {
    barcodes: list(text()),
    ids: list(text()),
    names: list(jsonb<LocalizedText>()),
    kinds: list(text<VoucherCodeKind>()),
    amounts: list(int()),
    pools: list(text()),
    valid_from: list(text()),
    valid_to: list(text()),
    vat_values: list(nullable(numeric())),
  },
  { barcode: text(), added: boolean() },
  (codes) => raw`
    insert into voucher_code (barcode, id, name, kind, amount, pool_id, valid_from, valid_to, vat_value)
    select barcode, id, name, kind, amount, pool_id, valid_from, valid_to, vat_value
    from unnest(${codes.barcodes}, ${codes.ids}, ${codes.names}, ${codes.kinds}, ${codes.amounts}, ${codes.pools},
        ${codes.valid_from}, ${codes.valid_to}, ${codes.vat_values})
      as c (barcode, id, name, kind, amount, pool_id, valid_from, valid_to, vat_value)
    on conflict (barcode) do update
    set id = excluded.id, name = excluded.name, kind = excluded.kind, valid_from = excluded.valid_from,
      valid_to = excluded.valid_to, closed = false
    where voucher_code.booking_id is null and voucher_code.return_id is null
    returning barcode, (xmax = 0) as added`,
);

const closeMissingCodes = statement(
  'close-missing-voucher-codes',
  { barcodes: list(text()) },
  ({ barcodes }) =>
    build
      .with('gone', (db) =>
        db
          .updateTable('voucher_code')
          .set('closed', true)
          .where('barcode', '<>', all(barcodes))
          .where('booking_id', 'is', null)
          .where('return_id', 'is', null)
          .where('closed', '=', false)
          .returning('barcode'),
      )
      .selectFrom('gone')
      .select(({ fn }) => fn.countAll<number>().as('count')),
);

// By hand: any number of codes in one statement. A code that had no rate, or has none any more, differs, too.
const changedRatesStatement = byHand(
  'changed-rates-of-voucher-codes',
  { barcodes: list(text()), vat_values: list(nullable(numeric())) },
  { barcode: text(), vat_value: nullable(numeric()) },
  ({ barcodes, vat_values }) => raw`
    select c.barcode, c.vat_value
    from voucher_code c join unnest(${barcodes}, ${vat_values}) as n (barcode, vat_value) on n.barcode = c.barcode
    where c.booking_id is null and c.return_id is null and c.vat_value is distinct from n.vat_value`,
);

type Amount = Pick<VoucherCodeRow, 'barcode' | 'amount'>;

// By hand: any number of codes in one statement.
const putAmountsStatement = byHand(
  'put-voucher-amounts',
  { barcodes: list(text()), amounts: list(int()) },
  {},
  ({ barcodes, amounts }) => raw`
    update voucher_code c set amount = a.amount
    from unnest(${barcodes}, ${amounts}) as a (barcode, amount)
    where c.barcode = a.barcode and c.booking_id is null and c.return_id is null and c.amount <> a.amount`,
);

/** Makes these the vouchers; the others are withdrawn. Their groups must be there. */
export function replaceVouchers(
  sql: Sql,
  vouchers: readonly (NewVoucher & { readonly sequence_no: number })[],
): Promise<RowChanges> {
  return replaceProducts(sql, voucherRows, vouchers);
}

/** Makes or changes groups, in this order. */
export async function putVoucherGroups(sql: Sql, groups: readonly NewVoucherGroup[]): Promise<void> {
  await putRows(sql, groupRows, inOrder(groups));
}

/** Removes every other group, unless something withdrawn still names it. */
export async function dropVoucherGroupsExcept(sql: Sql, ids: readonly string[]): Promise<void> {
  await sql.run(dropUnusedGroups, { kept: ids });
}

/** Makes or changes codes, except the amount of those that exist; answers which. Codes that orders bought are left out. */
export function putCodes(sql: Sql, codes: readonly VoucherCodeRow[]): Promise<PutCode[]> {
  return sql.all(putCodesStatement, {
    barcodes: codes.map(({ barcode }) => barcode),
    ids: codes.map(({ id }) => id),
    names: codes.map(({ name }) => name),
    kinds: codes.map(({ kind }) => kind),
    amounts: codes.map(({ amount }) => amount),
    pools: codes.map(({ pool_id }) => pool_id),
    valid_from: codes.map(({ valid_from }) => valid_from),
    valid_to: codes.map(({ valid_to }) => valid_to),
    vat_values: codes.map(({ vat_value }) => vat_value),
  });
}

export type ChangedRate = { barcode: string; vat_value: number | null };

/** Codes of the folder that have another rate than these, with the rate that they have. */
export function readChangedRates(
  sql: Sql,
  codes: readonly Pick<VoucherCodeRow, 'barcode' | 'vat_value'>[],
): Promise<ChangedRate[]> {
  return sql.all(changedRatesStatement, {
    barcodes: codes.map(({ barcode }) => barcode),
    vat_values: codes.map(({ vat_value }) => vat_value),
  });
}

/** Closes every other code that no order bought; answers how many. */
export async function closeCodesExcept(sql: Sql, barcodes: readonly string[]): Promise<number> {
  return (await sql.first(closeMissingCodes, { barcodes }))?.count ?? 0;
}

/** Changes amounts. */
export async function putAmounts(sql: Sql, codes: readonly Amount[]): Promise<void> {
  await sql.run(putAmountsStatement, {
    barcodes: codes.map(({ barcode }) => barcode),
    amounts: codes.map(({ amount }) => amount),
  });
}
