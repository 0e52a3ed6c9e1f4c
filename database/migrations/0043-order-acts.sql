-- What staff do to an order (ADR 114). An act has a key: the same is not done to a thing again under its key. The last act
-- on a thing is its version: who has seen an older one is told what changed meanwhile.
alter table act add column key text;
create unique index act_once on act (object_kind, object_id, verb, key) where key is not null;

-- A note that staff leave on an order. It is never edited; a later act strikes it out. Its text goes with the order's
-- personal data.
create table order_note (
  id text primary key,
  booking_id text not null references placed_order (booking_id),
  at timestamptz not null,
  -- As in the journal: a member of staff, or the name that the system knows.
  author_kind text not null,
  author_id text not null,
  text text not null,
  struck_at timestamptz
);
create index order_note_by_order on order_note (booking_id, at);

-- What staff corrected of an order's people: the fields before and after. The journal of acts keeps no names, this is
-- emptied with the order's personal data.
create table order_correction (
  booking_id text not null references placed_order (booking_id),
  key text not null,
  at timestamptz not null,
  before jsonb not null,
  after jsonb not null,
  primary key (booking_id, key)
);

-- A mail that staff send again, perhaps to another address: a new mail with an id of its own.
create table order_mail (
  id text primary key,
  booking_id text not null references placed_order (booking_id),
  at timestamptz not null,
  -- '' once it is forgotten.
  recipient text not null
);
create index order_mail_by_order on order_mail (booking_id, at);
