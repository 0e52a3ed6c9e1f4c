-- Invoices and credit notes (§ 14 UStG): numbers without gaps, each series counted by itself from 1 every year. Whoever takes
-- a number keeps the counter's row locked until their transaction ends, so one that fails gives its number back.
create table invoice_counter (
  series text not null,
  year text not null,
  last integer not null check (last > 0),
  primary key (series, year)
);

create table invoice (
  number text primary key,
  booking_id text not null references placed_order (booking_id),
  kind text not null check (kind in ('invoice', 'credit-note')),
  -- A day in museum time.
  issued_on date not null,
  -- As it was issued, whatever becomes of the order and the museum's address.
  content jsonb not null,
  constraint invoice_once unique (booking_id, kind)
);

-- When the museum gave all of it back; its admissions and vouchers are worth nothing since.
alter table placed_order add column refunded_at timestamptz;

-- The museum's list of what is to be sent asks for the merchandise of some weeks among all orders.
create index placed_order_parcels on placed_order (confirmed_at)
  where state = 'confirmed' and content @> '{"lines": [{"type": "merchandise"}]}';
