-- Check-in (ADR 137): devices at the door, and what they note.
create table door_device (
  id text primary key,
  name text not null,
  -- Ids of houses; empty: every house.
  houses text[] not null,
  -- It may let people in although the answer is no.
  may_force boolean not null,
  -- The device alone has the token.
  token_hash text not null unique,
  paired_at timestamptz not null,
  contact_at timestamptz not null,
  -- By how much its own clock was ahead of the server's when it last said so.
  clock_ahead_seconds integer not null default 0,
  -- Notes that it had not sent yet.
  waiting integer not null default 0,
  revoked_at timestamptz
);

-- A code that pairs one device, once and soon.
create table door_pairing (
  code_hash text primary key,
  name text not null,
  houses text[] not null,
  may_force boolean not null,
  expires_at timestamptz not null
);

-- A note of a device: somebody came in or went out, or a note is taken back. Never changed and never deleted with its device.
create table check_in (
  id bigint generated always as identity primary key,
  -- The same note is sent again under the same one.
  nonce text not null unique,
  device_id text not null references door_device (id),
  kind text not null check (kind in ('in', 'out', 'undo')),
  persons integer not null check (persons >= 0),
  undoes text not null default '',
  -- When, as the device says; and when the server heard of it.
  at timestamptz not null,
  received_at timestamptz not null,
  forced boolean not null default false,
  reason text not null default '',
  -- What was scanned; '' where it was chosen from a list.
  code text not null default '',
  -- Of which admission it is; null for a code that no order has.
  barcode text,
  booking_id text references placed_order (booking_id)
);
create index check_in_by_order on check_in (booking_id, at);
create index check_in_by_time on check_in (at);
