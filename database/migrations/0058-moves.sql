-- People of an order who were moved to another day or time (ADR 126): what the mail about it says, and where they can be
-- moved back to.
create table order_move (
  id text primary key,
  booking_id text not null references placed_order (booking_id),
  -- Of the act.
  key text not null,
  at timestamptz not null,
  -- The line that they are on since.
  line integer not null,
  -- They alone, as they were and as they are since; without what visitors have told.
  content jsonb not null
);
create index order_move_by_order on order_move (booking_id, at);

-- Barcodes that were replaced, because their people were moved: they let nobody in, and still find their order.
create table retired_barcode (
  barcode text primary key,
  booking_id text not null references placed_order (booking_id),
  replaced_by text not null,
  at timestamptz not null
);
create index retired_barcode_by_order on retired_barcode (booking_id);
