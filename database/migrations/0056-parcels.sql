-- What the museum sends: a row for each parcel of an order, written when the order is. What is in it and where it goes is
-- computed from the order.
create table parcel (
  number bigint generated always as identity primary key,
  booking_id text not null references placed_order (booking_id),
  -- `goods`, or `pass.0.2`: the second pass of line 0, which goes to an address of its own.
  part text not null,
  ordered_at timestamptz not null,
  -- All of it was given back before it was sent.
  void_at timestamptz,
  sent_at timestamptz,
  carrier text not null default '',
  tracking text not null default '',
  -- How many mails were decided on; the last one alone is sent.
  notices integer not null default 0,
  mail_wanted boolean not null default false,
  -- When the first mail was about to leave: from then on it is not taken back.
  told_at timestamptz,
  unique (booking_id, part)
);
create index parcel_to_pack on parcel (ordered_at, number) where sent_at is null and void_at is null;
create index parcel_sent on parcel (sent_at, number) where sent_at is not null;
create index parcel_ordered on parcel (ordered_at, number);

-- Since when parcels are written with their orders. Those of the weeks before, and what older processes sell meanwhile, are
-- added by a job.
create table parcel_beginning (
  only_row boolean primary key default true check (only_row),
  began_at timestamptz not null
);
insert into parcel_beginning (began_at) values (now());
