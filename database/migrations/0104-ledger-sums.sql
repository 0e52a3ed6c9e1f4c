-- What the ledger has, summed up by day (ADR 107), so that a report on a year does not read every posting of it. A job adds entries
-- that nobody can be writing any more; what came after them is read from the ledger itself, in the same statement.
create table ledger_summed (
  -- Always 1: there is one row, or none yet.
  id integer primary key check (id = 1),
  -- Every entry up to this one is in the sums, and no later one.
  until_entry bigint not null,
  -- Up to where the sums come next, since when that is known, and the transaction that all before must have ended for it.
  next_entry bigint not null,
  next_at timestamptz not null,
  next_transaction text not null
);

-- '' stands for what a posting does not have.
create table ledger_sum (
  day date not null,
  account text not null,
  cause text not null,
  product text not null,
  item text not null,
  vat_value text not null,
  provider text not null,
  language text not null,
  -- Cents, both positive.
  debit bigint not null,
  credit bigint not null,
  primary key (day, account, cause, product, item, vat_value, provider, language)
);

-- Payments of which the account of payers is not zero.
create table ledger_owed (
  payment_id text primary key,
  -- Debit is positive: what the payer owes.
  amount bigint not null
);

-- What was sold in one order with tickets of an event: itself, and each other item. The event '' is any of them together.
create table ledger_beside (
  day date not null,
  event_id text not null,
  product text not null,
  item text not null,
  orders bigint not null,
  -- Of the event itself: orders with something else, and what that brought.
  with_more bigint not null,
  -- Cents.
  net bigint not null,
  beside bigint not null,
  primary key (day, event_id, product, item)
);

-- Where carts end: those of some days lie together, for they are written as they come; and few payments fail.
create index cart_by_time on cart using brin (created_at) with (pages_per_range = 32);
create index payment_failed on payment (cart_id) where state = 'failed';
