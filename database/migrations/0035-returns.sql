-- Parts of orders that were given back (ADR 098): persons, lines, shipping, amounts. An order has as many returns and credit
-- notes as the museum makes.
create table order_return (
  id text primary key,
  -- In the order in which they were made.
  place bigint generated always as identity,
  booking_id text not null references placed_order (booking_id),
  -- Whoever gives back names the act: what was done under a key is not done again.
  key text not null,
  at timestamptz not null,
  -- What staff wrote; '' for none, and once the order is anonymous.
  reason text not null,
  destination text not null check (destination in ('the-way-it-came', 'voucher', 'kept')),
  -- What the museum gave back in all, to payments, codes and as a voucher, in cents, and what it kept.
  amount integer not null check (amount >= 0),
  fee integer not null check (fee >= 0),
  -- Of it, what waits until the payer's bank has decided a dispute.
  waiting integer not null default 0 check (waiting between 0 and amount),
  -- Which pieces, and where the money went.
  content jsonb not null,
  credit_note text references invoice (number),
  constraint order_return_once unique (booking_id, key)
);
create index order_return_by_order on order_return (booking_id, place);
create index order_return_waiting on order_return (booking_id) where waiting > 0;

-- Lets nobody in any more.
alter table admission add column void_at timestamptz;

-- One invoice to an order, but a credit note for each return.
alter table invoice drop constraint invoice_once;
create unique index invoice_once on invoice (booking_id) where kind = 'invoice';
create index invoice_by_order on invoice (booking_id);

-- A voucher that was given in place of money; imports leave it alone, as they do those that orders bought.
alter table voucher_code add column return_id text references order_return (id),
  add constraint voucher_code_of_one check (booking_id is null or return_id is null);
