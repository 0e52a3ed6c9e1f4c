-- Annual passes as staff look after them (ADR 127): a row for each, written with its order. Whose it is and its code are in the
-- order and its admission.
create table pass (
  -- Names it in addresses, where its code would end in logs.
  number bigint generated always as identity primary key,
  booking_id text not null references placed_order (booking_id),
  line integer not null,
  -- Among the passes of the line, from 1.
  place integer not null,
  valid_from date not null,
  -- Its last day as it was sold, and as it is now.
  sold_to date not null,
  valid_to date not null,
  -- It lets nobody in until it is unblocked.
  blocked_at timestamptz,
  -- How often it was changed, whether the last change is to be mailed, and which change was mailed last: a mail about a change
  -- that is not the last one is not sent.
  changes integer not null default 0,
  mail_wanted boolean not null default false,
  told integer not null default 0,
  unique (booking_id, line, place)
);
create index pass_by_end on pass (valid_to, number);
create index pass_blocked on pass (number) where blocked_at is not null;

-- How far passes from before have been found; one row, written with the first look.
create table pass_beginning (
  only_row boolean primary key default true check (only_row),
  began_at timestamptz not null,
  found_until timestamptz not null
);
