-- How many people came in on an admission on a day (ADR 107), for reports and the calendar of places: notes of the door are the
-- truth, this is their sum. It is written in the transaction of each note, and is no part of what is sold, so that nobody who
-- buys waits for somebody who comes in.
create table attendance (
  barcode text not null,
  -- In museum time: on which they came.
  day date not null,
  booking_id text not null references placed_order (booking_id),
  -- The time or day of a visit that was booked; null for passes, for tickets without a day, and for what was not valid.
  pool_id text,
  starts_at timestamptz,
  -- Of a long stay: until when it takes places.
  until timestamptz,
  -- When the first of them came; null once everybody was taken back.
  first_at timestamptz,
  -- Each person once.
  came integer not null check (came >= 0),
  primary key (barcode, day)
);
create index attendance_by_slot on attendance (pool_id, starts_at) where pool_id is not null;
create index attendance_of_stays on attendance (pool_id, starts_at) where until is not null;
create index attendance_by_day on attendance (day);
