// The SQL that compares what codes of value are worth with what the ledger owes for them. What is spent of a code is what
// confirmed orders hold of its pool; carts that are not paid for have spent nothing.
import { sql as raw } from 'kysely';
import type { Sql } from '../../platform/database/sql.ts';
import { bigint, instant, int, list, nullable, numeric, text } from '../../platform/database/sql-type.ts';
import { byHand } from '../../platform/database/statement.ts';

// By hand, all of it: locks, sums and comparisons of text by length, over any number of codes.

/** One at a time: two that post what differs at once would post it twice. */
const lockStatement = byHand(
  'lock-codes-for-ledger',
  {},
  { locked: text() },
  () => raw`select pg_advisory_xact_lock(7012029)::text as locked`,
);

/** Cents that the ledger owes for a code, and that have lapsed of it. */
const known = raw`
  lateral (
    select coalesce(-sum(p.amount) filter (where p.account = 'vouchers'), 0)::bigint as owed,
      coalesce(-sum(p.amount) filter (where p.account = 'vouchers-lapsed'), 0)::bigint as lapsed
    from ledger_posting p where p.code = c.barcode
  ) l`;

const folderStatement = byHand(
  'folder-codes-to-post',
  { time: text() },
  { code: text(), change: bigint(), lapsed: bigint(), vat_value: nullable(numeric()) },
  ({ time }) => raw`
    with worth as (
      select c.barcode, c.vat_value, l.owed, l.lapsed,
        case when c.closed or c.kind <> 'value' then 0
          -- What has ended is not the import's: it lapses.
          when c.valid_to <> '' and left(${time}, length(c.valid_to)) > c.valid_to then l.owed
          else s.capacity - coalesce((
            select sum(h.quantity) from hold h join cart on cart.id = h.cart_id
            where h.slot_id = s.id and cart.state = 'confirmed'
          ), 0)
        end as left
      from voucher_code c join slot s on s.pool_id = c.pool_id, ${known}
      where c.booking_id is null
    )
    select barcode as code, ("left" - owed)::bigint as change, lapsed, vat_value from worth
    where "left" <> owed order by barcode`,
);

/** What has ended and is owed, or is owed less than nothing: something of what had lapsed was spent. */
function toLapse({ time, now }: { time: unknown; now: unknown }) {
  return raw`
    c.kind = 'value' and l.owed <> 0
      and (l.owed > 0 and not c.closed and c.valid_to <> '' and left(${time}, length(c.valid_to)) > c.valid_to
        or l.owed < 0 and l.lapsed > 0)
      -- Somebody may be paying with it right now.
      and not exists (
        select from hold h join cart on cart.id = h.cart_id
        where h.slot_id = s.id and cart.state in ('held', 'paid') and h.expires_at > ${now}
      )`;
}

const endedStatement = byHand(
  'ended-codes-to-post',
  { time: text(), now: instant(), after: text(), most: int() },
  { code: text() },
  ({ after, most, ...given }) => raw`
    select c.barcode as code from voucher_code c join slot s on s.pool_id = c.pool_id, ${known}
    where c.barcode > ${after} and ${toLapse(given)}
    order by c.barcode limit ${most}`,
);

// Codes of the museum folder belong to the import, which holds their rows when it asks for the lock above. Nobody is waited for:
// a return holds codes in the order of what it does, which is not this one.
const lockEndedStatement = byHand(
  'lock-ended-codes',
  { codes: list(text()) },
  { code: text() },
  ({ codes }) => raw`
    select barcode as code from voucher_code
    where barcode = any (${codes}) and (booking_id is not null or return_id is not null)
    order by barcode for no key update skip locked`,
);

const owedStatement = byHand(
  'owed-for-ended-codes',
  { time: text(), now: instant(), codes: list(text()), locked: list(text()) },
  { code: text(), owed: bigint(), vat_value: nullable(numeric()) },
  ({ codes, locked, ...given }) => raw`
    select c.barcode as code, l.owed, c.vat_value
    from voucher_code c join slot s on s.pool_id = c.pool_id, ${known}
    where c.barcode = any (${codes}) and ${toLapse(given)}
      and (c.barcode = any (${locked}) or c.booking_id is null and c.return_id is null)
    order by c.barcode`,
);

const looseStatement = byHand(
  'loose-value-of-code',
  { code: text() },
  { amount: int(), pool_id: text(), vat_value: nullable(numeric()), loose: bigint(), lapsed: bigint() },
  ({ code }) => raw`
    select c.amount, c.pool_id, c.vat_value, l.lapsed,
      (l.owed - coalesce((
        select sum(h.quantity) from hold h where h.slot_id = s.id and h.expires_at < 'infinity'
      ), 0))::bigint as loose
    from voucher_code c join slot s on s.pool_id = c.pool_id, ${known}
    where c.barcode = ${code}`,
);

export async function lockCodesForLedger(sql: Sql): Promise<void> {
  await sql.run(lockStatement);
}

/**
 * Codes of the museum folder that are worth something else than the ledger owes for them.
 * @param time in the voucher time zone, as `YYYY-MM-DD HH:mm`
 */
export function folderCodesToPost(
  sql: Sql,
  time: string,
): Promise<{ code: string; change: number; lapsed: number; vat_value: number | null }[]> {
  return sql.all(folderStatement, { time });
}

/**
 * Codes that have ended and for which something is owed, or less than nothing.
 * @param after the last code of the batch before
 */
export async function endedCodesToPost(
  sql: Sql,
  given: { readonly time: string; readonly now: Date; readonly after: string; readonly most: number },
): Promise<string[]> {
  return (await sql.all(endedStatement, given)).map(({ code }) => code);
}

/**
 * What is owed for these, as far as they have ended; locks them until the transaction ends. Asked after the lock, by itself: who had
 * it may have made a code valid again, and have posted what is owed for it. A code that somebody changes at this moment is left out.
 */
export async function lockOwedForEnded(
  sql: Sql,
  given: { readonly time: string; readonly now: Date; readonly codes: readonly string[] },
): Promise<{ code: string; owed: number; vat_value: number | null }[]> {
  if (given.codes.length === 0) return [];
  const locked = await sql.all(lockEndedStatement, { codes: given.codes });
  return sql.all(owedStatement, { ...given, locked: locked.map(({ code }) => code) });
}

export type LooseValue = {
  /** Cents: what it was sold for. */
  amount: number;
  pool_id: string;
  vat_value: number | null;
  /** What is owed for it and no cart holds; below 0 where something of what had lapsed was spent. */
  loose: number;
  lapsed: number;
};

/** Of a locked code, whose pool is locked and without lapsed holds. */
export function readLooseValue(sql: Sql, code: string): Promise<LooseValue | undefined> {
  return sql.first(looseStatement, { code });
}
