// A voucher code as visitors type it, and what it is worth now (spec 5, "Voucher code"). Upper and lower case are the same,
// spaces are ignored: people copy codes from paper. What is held or sold counts as used, what has lapsed does not.
import { inLanguage, type Language } from '../../domain/language.ts';
import { isRefusal, type Refusal, refuse } from '../../domain/refusal.ts';
import type { VoucherCode } from '../../domain/vouchers/voucher-code.ts';
import { voucherCodeProblem } from '../../domain/vouchers/voucher-code-problem.ts';
import { leftInOncePool } from '../capacity/once-pools.ts';
import type { Sql } from '../platform/database/sql.ts';
import { findVoucherCode } from './voucher-code-store.ts';

export type CodesShop = {
  readonly database: Sql;
  readonly now: () => Date;
  /** Whether the museum takes codes at all. */
  readonly flags: { readonly has_voucher_code: boolean };
};

export type KnownCode = { readonly code: VoucherCode; readonly pool: string };

/** `voucher`, asked with `?voucher={code}&cartId={cart}` or with a body. */
export async function lookUpVoucherCode(
  shop: CodesShop,
  { voucher, cartId }: { readonly voucher: string; readonly cartId?: string },
  language: Language,
): Promise<VoucherCode | Refusal> {
  const known = await readVoucherCode(shop, voucher, language, cartId);
  return isRefusal(known) ? known : known.code;
}

/** A code as it is stored. */
export function toBarcode(typed: string): string {
  return typed.replaceAll(/\s+/g, '').toUpperCase();
}

/** The pool of the value of a new code, in cents. */
export function newPoolId(barcode: string): string {
  return `voucher:${barcode}`;
}

/**
 * Reads a code that can be redeemed now.
 * @param cartId an earlier cart of the same visitor, to be replaced: what it holds does not count as used
 */
export async function readVoucherCode(
  { database: sql, now: clock, flags }: CodesShop,
  typed: string,
  language: Language,
  cartId?: string,
): Promise<KnownCode | Refusal> {
  const now = clock();
  const barcode = toBarcode(typed);
  // Both are always read: a code that does not exist takes as long as one that does.
  const row = await findVoucherCode(sql, barcode);
  const left = await leftInOncePool(sql, row?.pool_id ?? newPoolId(barcode), now, cartId);
  if (!row || !flags.has_voucher_code) return refuse('VOUCHER_UNKNOWN');
  if (row.blocked_at) return refuse('VOUCHER_BLOCKED');
  const { id, name, kind, amount, valid_from, valid_to, vat_value, pool_id } = row;
  const code: VoucherCode = {
    id,
    name: inLanguage(name, language),
    barcode: row.barcode,
    kind,
    amount,
    used_amount: amount - left,
    valid_from,
    valid_to,
    ...(vat_value !== null && { vat_value }),
  };
  const problem = voucherCodeProblem(code, now);
  // Whoever has the code may know from when and until when it can be used.
  return problem ? refuse(problem, { details: { valid_from, valid_to } }) : { code, pool: pool_id };
}
