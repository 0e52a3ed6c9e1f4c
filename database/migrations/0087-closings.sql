-- Closing what was sold (ADR 133): staff have closed times, and everybody who had bought them is written to and chooses.
create table closing (
  number bigint generated always as identity primary key,
  -- Names the act, so that it is begun once.
  key text not null unique,
  decision_id text not null unique references slot_decision (id),
  -- Among `other-time`, `voucher` and `money`.
  offers text[] not null,
  -- What happens to those who do not answer: `money`, `voucher`, or `list`.
  unanswered text not null check (unanswered in ('money', 'voucher', 'list')),
  deadline timestamptz not null,
  -- The museum's own sentences, by language.
  sentences jsonb not null,
  -- Who began it: whatever is done by it is done in their name.
  begun_by jsonb not null,
  made_at timestamptz not null,
  -- Up to when orders were looked for.
  searched_at timestamptz,
  stopped_at timestamptz
);

-- An order that had something of what was closed.
create table closing_order (
  id text primary key,
  closing bigint not null references closing (number),
  booking_id text not null references placed_order (booking_id),
  number text not null,
  language text not null,
  -- Which of its lines: id of the ticket or tour, and time.
  lines jsonb not null,
  people integer not null,
  amount integer not null,
  reachable boolean not null,
  -- The first moment at which an answer does not count any more.
  until timestamptz not null,
  -- The job of its mail was written.
  queued_at timestamptz,
  outcome text check (outcome in ('moved', 'voucher', 'money', 'elsewhere', 'listed')),
  -- `visitor` or `deadline`.
  decided_by text check (decided_by in ('visitor', 'deadline')),
  decided_at timestamptz,
  -- Cents that went back, and where its people are now.
  back integer not null default 0,
  moved_to text,
  -- Why what was chosen could not be done.
  problem text not null default '',
  unique (closing, booking_id)
);
create index closing_order_unwritten on closing_order (closing, id) where queued_at is null and reachable;
create index closing_order_open on closing_order (closing, until) where outcome is null;
create index closing_order_by_booking on closing_order (booking_id);
