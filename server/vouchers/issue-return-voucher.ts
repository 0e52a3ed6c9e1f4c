// A voucher in place of money that goes back (ADR 098): a code of value, valid as long as the limitation period of the
// claim that it settles, three years to the end of the year (§§ 195, 199 BGB).
import { LANGUAGES, type LocalizedText } from '../../domain/language.ts';
import { voucherValidity } from '../../domain/vouchers/voucher-validity.ts';
import { documentsWording } from '../../domain/wording/documents/documents-wording.ts';
import { addOncePools } from '../capacity/once-pools.ts';
import type { Sql } from '../platform/database/sql.ts';
import { randomBarcode } from '../platform/random-id.ts';
import { newPoolId } from './look-up-voucher-code.ts';
import { insertReturnVoucher } from './voucher-code-store.ts';

const MONTHS = 36;

export type ReturnVoucher = { readonly barcode: string; readonly amount: number; readonly valid_to: string };

/** Draws the code of a voucher; `issueReturnVoucher` writes it, after the return that it belongs to. */
export function drawReturnVoucher(amount: number, now: Date): ReturnVoucher {
  return { barcode: randomBarcode(), amount, valid_to: validTo(now) };
}

/** The last day of what is owed as value from now on. */
export function validTo(now: Date): string {
  return voucherValidity(now, MONTHS).valid_to;
}

export async function issueReturnVoucher(
  sql: Sql,
  { barcode, amount }: ReturnVoucher,
  returnId: string,
  now: Date,
): Promise<void> {
  const pool_id = newPoolId(barcode);
  await addOncePools(sql, [{ id: pool_id, capacity: amount }]);
  await insertReturnVoucher(sql, {
    barcode,
    name: nameInAllLanguages(),
    amount,
    pool_id,
    ...voucherValidity(now, MONTHS),
    created_at: now,
    return_id: returnId,
  });
}

function nameInAllLanguages(): LocalizedText {
  return Object.fromEntries(
    LANGUAGES.map((language) => [language, documentsWording[language]['documents.return.voucher']]),
  );
}
