-- The ledger (ADR 096): every movement of money or of a code's value is an entry, whose postings sum to zero. Rows are
-- written in the transaction of their cause, and never changed. They name payments, orders and codes without referring to
-- them: book-keeping outlives what it is about, and a sale waits for no other table.
create sequence ledger_entry_number;

create table ledger_entry (
  id bigint primary key,
  -- What happened, such that it is written once: `order-sold:BOOKING`.
  key text not null unique,
  cause text not null,
  at timestamptz not null,
  -- Of `at`, in museum time.
  day date not null,
  payment_id text,
  refund_id text,
  booking_id text,
  -- Why, where a person decided.
  note text
);
create index ledger_entry_by_payment on ledger_entry (payment_id) where payment_id is not null;
create index ledger_entry_by_order on ledger_entry (booking_id) where booking_id is not null;
create index ledger_entry_by_day on ledger_entry (day);

create table ledger_posting (
  entry_id bigint not null references ledger_entry (id),
  -- Within its entry, from 1.
  place integer not null,
  account text not null,
  -- Cents; debit is positive.
  amount bigint not null check (amount <> 0),
  -- Percent, of `sales` and `vat`; null for what is outside of VAT.
  vat_value numeric,
  -- The kind of product, of `sales`.
  product text,
  -- The code whose value it is, of the accounts of vouchers.
  code text,
  primary key (entry_id, place)
);
create index ledger_posting_by_code on ledger_posting (code) where code is not null;
create index ledger_posting_by_account on ledger_posting (account);

-- The postings of an entry come in one statement, whole: later ones would change what was written.
create function refuse_unbalanced_postings() returns trigger language plpgsql as $$
declare
  wrong record;
begin
  select n.entry_id, sum(n.amount) as sum into wrong
  from new_postings n
  group by n.entry_id
  having sum(n.amount) <> 0
    or count(*) <> (select count(*) from ledger_posting p where p.entry_id = n.entry_id)
  limit 1;
  if found then
    raise exception 'the postings of ledger entry % do not sum to zero, or were written before: %', wrong.entry_id, wrong.sum
      using errcode = 'check_violation', constraint = 'ledger_entry_sums_to_zero';
  end if;
  return null;
end $$;

create trigger ledger_posting_sums_to_zero
  after insert on ledger_posting referencing new table as new_postings
  for each statement execute function refuse_unbalanced_postings();

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is never changed: a mistake is mended by another entry (% of %)', tg_op, tg_table_name
    using errcode = 'restrict_violation', constraint = 'ledger_is_never_changed';
end $$;

create trigger ledger_entry_is_never_changed
  before update or delete or truncate on ledger_entry for each statement execute function refuse_ledger_change();
create trigger ledger_posting_is_never_changed
  before update or delete or truncate on ledger_posting for each statement execute function refuse_ledger_change();

-- How far the postings of what was sold before have come (server/ledger/backfill).
create table ledger_backfill (
  -- `orders`, `payments`.
  part text primary key,
  -- After which row it continues: the instant and the id of the last one.
  after_at timestamptz not null,
  after_id text not null,
  began_at timestamptz not null,
  -- Once it is set, nothing is looked for any more.
  ended_at timestamptz
);
