-- How staff find an order (ADR 113): what is asked for most lies beside the orders, in a form that an index can answer. It is
-- written with the order and made again whenever the order changes; it can be made anew from the orders at any time.
create table order_search (
  booking_id text primary key,
  confirmed_at timestamptz not null,
  -- Cents.
  total integer not null,
  -- Lower case; '' for none, and once the order is anonymous.
  email text collate "C" not null,
  -- The last eight digits; '' for none.
  phone text not null,
  -- When the first visit begins, in museum time: a day, or a day and a time; '' without a visit.
  visit text collate "C" not null,
  -- `day:2026-11-24`, `product:ticket:moon`, `language:de`, `provider:stripe`, `free`, `returned`, `refunded`.
  facets text[] not null
);
create index order_search_newest on order_search (confirmed_at desc, booking_id desc);
create index order_search_by_visit on order_search (visit desc, booking_id desc);
create index order_search_by_total on order_search (total, confirmed_at desc);
create index order_search_by_email on order_search (email, confirmed_at desc) where email <> '';
create index order_search_by_phone on order_search (phone, confirmed_at desc) where phone <> '';
create index order_search_by_facet on order_search using gin (facets);

-- Every word of every name in an order, folded: `muller`.
create table order_name (
  word text collate "C" not null,
  booking_id text not null,
  confirmed_at timestamptz not null,
  primary key (booking_id, word)
);
create index order_name_by_word on order_name (word, confirmed_at desc, booking_id);

-- The different words, each under itself and under what is left of it without one of its letters: two words that differ by
-- one letter share a row.
create table name_spelling (
  spelling text collate "C" not null,
  word text collate "C" not null,
  primary key (spelling, word)
);
create index name_spelling_words on name_spelling (word) where spelling = word;

-- How far orders from before have come; one row.
create table order_search_backfill (
  only_one boolean primary key default true check (only_one),
  after_id text not null,
  began_at timestamptz not null,
  pass_began_at timestamptz not null,
  ended_at timestamptz
);

-- A payment by what its provider calls it, whichever provider that is.
create index payment_by_name on payment (reference);
create index payment_by_charge_name on payment (charge_id) where charge_id is not null;

-- What happened to a payment, as its provider or the visitor reported it: the states that it went through.
create table payment_event (
  id bigint generated always as identity primary key,
  payment_id text not null,
  at timestamptz not null,
  -- Of domain/payments/payment-state.ts: the event, and the state after it.
  event text not null,
  state text not null
);
create index payment_event_by_payment on payment_event (payment_id, id);
