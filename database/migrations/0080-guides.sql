-- Who leads tours (operations 3): people of the staff or not. Whoever has left keeps the row, to which what they led refers.
create table guide (
  id text primary key,
  name text not null,
  email text not null,
  -- Of their mails and their calendar.
  language text not null,
  -- The member of staff who they are.
  staff_id text unique references staff_member (id),
  languages text[] not null,
  -- Empty: every house, every tour.
  houses text[] not null,
  tours text[] not null,
  -- Hours of a week, and days on which it does not hold.
  weekly jsonb not null,
  exceptions jsonb not null,
  -- In cents, and what it is owed for.
  fee integer not null check (fee >= 0),
  fee_counts text not null check (fee_counts in ('led', 'assigned')),
  active boolean not null,
  -- Rises when the address of their calendar is made anew: the earlier one opens nothing any more.
  feed_number integer not null default 1,
  added_at timestamptz not null
);

-- Who leads which tour at which time. A tour may have several groups at once: each is a place. The fee is the one of the day on
-- which it was given.
create table guide_assignment (
  tour_id text not null references tour (id),
  datetime text not null,
  place integer not null check (place > 0),
  datetime_end text not null,
  guide_id text not null references guide (id),
  fee integer not null,
  fee_counts text not null,
  assigned_at timestamptz not null,
  primary key (tour_id, datetime, place)
);
create index guide_assignment_by_guide on guide_assignment (guide_id, datetime);
create index guide_assignment_by_time on guide_assignment (datetime);

-- What each guide was last told: a mail says the difference.
create table guide_told (
  guide_id text not null references guide (id) on delete cascade,
  tour_id text not null,
  datetime text not null,
  datetime_end text not null,
  primary key (guide_id, tour_id, datetime)
);
