// The museum's vouchers in memory: read again when an import has raised the catalogue's version.
import type { LocalizedText } from '../../domain/language.ts';
import type { Sql } from '../platform/database/sql.ts';
import { checkRows } from '../platform/database/stored-json.ts';
import { StoredVoucherJson } from './stored-voucher.ts';
import { readVouchers, type VoucherRow } from './voucher-store.ts';

export type { VoucherRow };

export type VoucherCatalogue = {
  /** In the museum's order. */
  readonly all: readonly VoucherRow[];
  readonly byId: ReadonlyMap<string, VoucherRow>;
  /** Those that some voucher has, in the museum's order. */
  readonly groups: readonly { readonly id: string; readonly name: LocalizedText }[];
};

/** Arranges vouchers for being looked up. */
export function arrangeVouchers(vouchers: readonly VoucherRow[]): VoucherCatalogue {
  return {
    all: vouchers,
    byId: new Map(vouchers.map((voucher) => [voucher.id, voucher])),
    groups: [...new Map(vouchers.map(({ group }) => [group.id, group])).values()]
      .sort((a, b) => a.sequence_no - b.sequence_no)
      .map(({ id, name }) => ({ id, name })),
  };
}

/** Reads every voucher. */
export async function loadVouchers(sql: Sql): Promise<VoucherCatalogue> {
  return arrangeVouchers(checkRows('voucher', StoredVoucherJson, await readVouchers(sql)));
}
