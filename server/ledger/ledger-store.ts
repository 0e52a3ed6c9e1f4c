// The SQL that writes the ledger (tables `ledger_entry`, `ledger_posting`). Nothing here changes what is written: the
// database refuses it.
import { sql as raw } from 'kysely';
import type { Account } from '../../domain/ledger/accounts.ts';
import type { Cause, Entry } from '../../domain/ledger/entry.ts';
import type { Sql } from '../platform/database/sql.ts';
import { bigint, instant, int, list, nullable, numeric, text } from '../platform/database/sql-type.ts';
import { byHand, plannedOnce } from '../platform/database/statement.ts';

// By hand: any number of entries with all of their postings in one statement, which is what the database asks for, and what
// a sale can afford. An entry whose key is there already is left out together with its postings. The day is the museum's.
// What is about a code that was replaced is posted to its successor.
const insertEntriesStatement = plannedOnce(
  byHand(
    'insert-ledger-entries',
    {
      keys: list(text()),
      causes: list(text<Cause>()),
      at: list(instant()),
      payments: list(nullable(text())),
      refunds: list(nullable(text())),
      bookings: list(nullable(text())),
      notes: list(nullable(text())),
      entries: list(int()),
      places: list(int()),
      accounts: list(text<Account>()),
      amounts: list(bigint()),
      vat_values: list(nullable(numeric())),
      products: list(nullable(text())),
      codes: list(nullable(text())),
      items: list(nullable(text())),
    },
    {},
    (given) => raw`
    with given as materialized (
      select nextval('ledger_entry_number') as id, e.*
      from unnest(${given.keys}, ${given.causes}, ${given.at}, ${given.payments}, ${given.refunds}, ${given.bookings},
          ${given.notes})
        with ordinality as e (key, cause, at, payment_id, refund_id, booking_id, note, number)
    ), written as (
      insert into ledger_entry (id, key, cause, at, day, payment_id, refund_id, booking_id, note)
      select id, key, cause, at,
        (at at time zone coalesce((select settings ->> 'timeZone' from museum), 'UTC'))::date,
        payment_id, refund_id, booking_id, note
      from given order by key
      on conflict (key) do nothing returning id
    )
    insert into ledger_posting (entry_id, place, account, amount, vat_value, product, code, item)
    select given.id, p.place, p.account, p.amount, p.vat_value, p.product, coalesce(replaced.replaced_by, p.code), p.item
    from unnest(${given.entries}, ${given.places}, ${given.accounts}, ${given.amounts}, ${given.vat_values},
        ${given.products}, ${given.codes}, ${given.items})
      as p (entry, place, account, amount, vat_value, product, code, item)
    join given on given.number = p.entry
    join written on written.id = given.id
    left join voucher_code replaced on replaced.barcode = p.code and replaced.replaced_by is not null`,
  ),
);

/** Writes entries with their postings. */
export async function insertEntries(sql: Sql, entries: readonly Entry[]): Promise<void> {
  const postings = entries.flatMap((entry, index) =>
    entry.postings.map((posting, place) => ({ ...posting, entry: index + 1, place: place + 1 })),
  );
  await sql.run(insertEntriesStatement, {
    keys: entries.map(({ key }) => key),
    causes: entries.map(({ cause }) => cause),
    at: entries.map(({ at }) => at),
    payments: entries.map(({ payment_id }) => payment_id ?? null),
    refunds: entries.map(({ refund_id }) => refund_id ?? null),
    bookings: entries.map(({ booking_id }) => booking_id ?? null),
    notes: entries.map(({ note }) => note ?? null),
    entries: postings.map(({ entry }) => entry),
    places: postings.map(({ place }) => place),
    accounts: postings.map(({ account }) => account),
    amounts: postings.map(({ amount }) => amount),
    vat_values: postings.map(({ vat_value }) => vat_value ?? null),
    products: postings.map(({ product }) => product ?? null),
    codes: postings.map(({ code }) => code ?? null),
    items: postings.map(({ item }) => item ?? null),
  });
}
