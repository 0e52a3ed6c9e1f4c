// Voucher codes as staff see them: what is left and why (operations 2).
import { inLanguage, type Language } from '../../../domain/language.ts';
import { type Refusal, refuse } from '../../../domain/refusal.ts';
import { type CodeToCareFor, codeState } from '../../../domain/vouchers/code-care.ts';
import type { CaredCode, CodeState, ListedCode } from '../../../domain/vouchers/code-care-contract.ts';
import { voucherTime } from '../../../domain/vouchers/voucher-time.ts';
import type { Database, Sql } from '../../platform/database/sql.ts';
import type { MuseumClock } from '../../platform/museum-clock.ts';
import { toBarcode } from '../look-up-voucher-code.ts';
import {
  type CareRow,
  readCode,
  readCodeName,
  readCodes,
  readReplaced,
  readSpent,
} from './code-care-store.ts';

export type CareShop = {
  readonly database: Database;
  readonly now: () => Date;
  readonly clock: Pick<MuseumClock, 'fromInstant'>;
};

const PAGE = 50;

/** `GET office/codes`: a page of codes. */
export async function listCodes(
  { database, now }: CareShop,
  { state, cursor }: { readonly state?: CodeState; readonly cursor?: string },
  language: Language,
): Promise<{ rows: ListedCode[]; next: string | null }> {
  const at = now();
  const rows = await readCodes(database, {
    now: at,
    time: voucherTime(at),
    state: state ?? '',
    before: cursor === undefined ? Number.MAX_SAFE_INTEGER : Number(cursor),
    most: PAGE + 1,
  });
  const shown = rows.slice(0, PAGE);
  return {
    rows: shown.map((row) => listed(row, at, language)),
    next: rows.length > PAGE ? String(shown.at(-1)?.number) : null,
  };
}

/** `GET office/codes/{number}`. */
export function showCode(shop: CareShop, number: number, language: Language): Promise<CaredCode | Refusal> {
  return readCaredCode(shop, shop.database, number, language);
}

/** `POST office/codes/find`: a code as somebody reads it out. */
export async function findCode(
  shop: CareShop,
  typed: string,
  language: Language,
): Promise<CaredCode | Refusal> {
  const found = await readCodeName(shop.database, toBarcode(typed));
  return found
    ? readCaredCode(shop, shop.database, found.number, language)
    : refuse('FIELDS_INVALID', { fields: { code: ['CODE_UNKNOWN'] } });
}

/** @param sql the transaction that has changed it, or the database */
export async function readCaredCode(
  { now: clockNow, clock }: Pick<CareShop, 'now' | 'clock'>,
  sql: Sql,
  number: number,
  language: Language,
): Promise<CaredCode | Refusal> {
  const now = clockNow();
  const row = await readCode(sql, number, now);
  if (!row) return refuse('NOT_FOUND');
  const spent = await readSpent(sql, row.pool_id);
  return {
    ...listed(row, now, language),
    origin: originOf(row),
    created_at: clock.fromInstant(row.created_at),
    blocked_at: row.blocked_at && clock.fromInstant(row.blocked_at),
    held: row.held,
    lapsed: row.lapsed,
    spent: spent.map(({ order_number, amount, at }) => ({
      order: order_number,
      amount,
      at: clock.fromInstant(at),
    })),
    replaced_by: row.replaced_by === null ? null : ((await readCodeName(sql, row.replaced_by)) ?? null),
    replaces: await readReplaced(sql, row.barcode),
  };
}

function listed(row: CareRow, now: Date, language: Language): ListedCode {
  const { number, barcode, name, kind, amount, left, valid_from, valid_to, vat_value, order_number } = row;
  const state = codeState(toCareFor(row), now);
  const isOver = state === 'closed' || state === 'replaced';
  return {
    number,
    barcode,
    name: inLanguage(name, language),
    kind,
    state,
    amount,
    left: isOver ? 0 : left,
    valid_from,
    valid_to,
    vat_value,
    order: order_number,
  };
}

export function toCareFor(row: CareRow): CodeToCareFor {
  return {
    ...row,
    origin: originOf(row),
    isBlocked: row.blocked_at !== null,
    isClosed: row.closed,
  };
}

function originOf({ is_bought, is_returned }: CareRow): CodeToCareFor['origin'] {
  if (is_bought) return 'bought';
  return is_returned ? 'returned' : 'folder';
}
