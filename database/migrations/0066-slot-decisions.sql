-- What staff decide about times beside what the museum folder says (ADR 132). Decisions are patterns, as the folder's rules
-- are: whatever makes slots applies both.
create table slot_decision (
  id text primary key,
  -- Of two decisions about the same, the later one counts.
  number bigint generated always as identity unique,
  kind text not null check (kind in ('capacity', 'block', 'closure', 'extra')),
  -- Which pools: those named, or else those of a house, or else all that have times.
  pools text[],
  venue_id text,
  -- Museum time; both days are included, no times: all of them.
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  -- 1 = Monday … 7 = Sunday.
  weekdays integer[] not null,
  times text[] not null,
  places integer check (places >= 0),
  minutes integer check (minutes > 0),
  -- When kept places are for sale again; null: once it is taken back.
  release jsonb,
  -- For whom places are kept back.
  name text not null,
  made_at timestamptz not null,
  taken_back_at timestamptz,
  check (kind = 'closure' or places is not null)
);
create index slot_decision_in_force on slot_decision (last_day) where taken_back_at is null;

-- Kept back of a slot, until an instant. What is due still counts until somebody sweeps it, like a lapsed hold.
create table slot_block (
  slot_id bigint not null references slot (id) on delete cascade,
  decision_id text not null references slot_decision (id),
  places integer not null check (places > 0),
  released_at timestamptz not null,
  primary key (slot_id, decision_id)
);
create index slot_block_by_decision on slot_block (decision_id);

-- How many places are meant to be for sale, where that is not `capacity`: more are taken, or some are kept back. It is
-- below zero where more is kept back than there is. `capacity` is then the larger one of this and `taken`.
alter table slot add column planned integer;
