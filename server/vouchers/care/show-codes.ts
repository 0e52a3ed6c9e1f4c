// Voucher codes as staff see them: what is left and why (operations 2).
import { inLanguage, type Language } from '../../../domain/language.ts';
import { type Refusal, refuse } from '../../../domain/refusal.ts';
import { type CodeToCareFor, codeState } from '../../../domain/vouchers/code-care.ts';
import type { CaredCode, CodeState, ListedCode } from '../../../domain/vouchers/code-care-contract.ts';
import { voucherTime } from '../../../domain/vouchers/voucher-time.ts';
import type { Database, Sql } from '../../platform/database/sql.ts';
import { toBarcode } from '../look-up-voucher-code.ts';
import { type CareRow, readCode, readCodes, readReplaced, readSpent } from './code-care-store.ts';

export type CareShop = { readonly database: Database; readonly now: () => Date };

const PAGE = 50;
/** Later than any code, and after any barcode. */
const BEGINNING = { before_at: new Date('9999-12-31T00:00:00Z'), before_code: '\uffff' };

/** `GET office/codes`: a page of codes. */
export async function listCodes(
  { database, now }: CareShop,
  { state, cursor }: { readonly state?: CodeState; readonly cursor?: string },
  language: Language,
): Promise<{ codes: ListedCode[]; cursor?: string }> {
  const at = now();
  const rows = await readCodes(database, {
    now: at,
    time: voucherTime(at),
    state: state ?? '',
    ...(cursorPlace(cursor) ?? BEGINNING),
    most: PAGE + 1,
  });
  const shown = rows.slice(0, PAGE);
  const last = rows.length > PAGE ? shown.at(-1) : undefined;
  return {
    codes: shown.map((row) => listed(row, at, language)),
    ...(last ? { cursor: `${last.created_at.toISOString()} ${last.barcode}` } : {}),
  };
}

/** Where a page begins; undefined for what is no cursor. */
function cursorPlace(cursor = '') {
  const [instant = '', code] = cursor.split(' ');
  const before_at = new Date(instant);
  return code === undefined || Number.isNaN(before_at.getTime())
    ? undefined
    : { before_at, before_code: code };
}

/** `GET office/codes/{barcode}`. */
export function showCode(
  { database, now }: CareShop,
  typed: string,
  language: Language,
): Promise<CaredCode | Refusal> {
  return readCaredCode(database, toBarcode(typed), now(), language);
}

export async function readCaredCode(
  sql: Sql,
  barcode: string,
  now: Date,
  language: Language,
): Promise<CaredCode | Refusal> {
  const row = await readCode(sql, barcode, now);
  if (!row) return refuse('NOT_FOUND');
  const spent = await readSpent(sql, row.pool_id);
  return {
    ...listed(row, now, language),
    origin: originOf(row),
    created_at: row.created_at.toISOString(),
    blocked_at: row.blocked_at?.toISOString() ?? null,
    held: row.held,
    spent: spent.map(({ order_number, amount, at }) => ({
      order: order_number,
      amount,
      at: at.toISOString(),
    })),
    replaced_by: row.replaced_by,
    replaces: await readReplaced(sql, barcode),
  };
}

function listed(row: CareRow, now: Date, language: Language): ListedCode {
  const { barcode, name, kind, amount, left, valid_from, valid_to, order_number } = row;
  const state = codeState(toCareFor(row), now);
  const isOver = state === 'closed' || state === 'replaced';
  return {
    barcode,
    name: inLanguage(name, language),
    kind,
    state,
    amount,
    left: isOver ? 0 : left,
    valid_from,
    valid_to,
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
