-- Guided tours: one row for each language that a tour is given in, with times and places of its own.
create table tour (
  id text primary key,
  venue_id text not null references venue (id),
  -- The event that it leads through.
  event_id text references event (id),
  -- BCP 47; its name only where the language has none of its own everywhere.
  language text not null,
  language_name jsonb,
  name jsonb not null,
  teaser jsonb not null,
  description jsonb not null,
  meeting_point jsonb not null,
  picture jsonb not null,
  accent jsonb not null,
  duration_minutes integer not null check (duration_minutes > 0),
  -- People: of one group, and the fewest of a party that books a group of its own.
  max_participants integer not null check (max_participants > 0),
  min_participants integer not null check (min_participants between 1 and max_participants),
  -- Single places are sold; a tour can be had whole; people are counted without tickets; it is sold in the shop at all.
  single_ticketing boolean not null,
  book_complete_tour boolean not null,
  booking_without_tickets boolean not null,
  bookable boolean not null,
  book_ahead_hours integer not null check (book_ahead_hours >= 0),
  withdrawal_days integer not null check (withdrawal_days >= 0),
  -- Read whole, with the tour, and priced from there; what was sold stands in the order.
  prices jsonb not null,
  tickets jsonb not null,
  questions jsonb not null,
  -- Its times and places, and the guides that tours booked whole share.
  pool_id text not null references pool (id),
  guides_pool_id text references pool (id),
  sequence_no integer not null,
  -- Taken out of the museum folder: kept for its orders, shown no more.
  withdrawn boolean not null default false
);

create table tour_custom_group (
  tour_id text not null references tour (id),
  custom_group_id text not null references custom_group (id),
  primary key (tour_id, custom_group_id)
);
