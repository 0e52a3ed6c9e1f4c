-- The museum's people (operations 1): never customers. Whoever left keeps the row, to which the journal of acts refers.
create table staff_member (
  id text primary key,
  name text not null,
  -- Normalised for signing in: trimmed, lower case.
  email text not null,
  language text not null,
  state text not null check (state in ('invited', 'active', 'ended')),
  -- Null until they have joined.
  password_hash text,
  roles text[] not null,
  -- Where they let visitors in; empty: at every house.
  houses text[] not null,
  invited_at timestamptz not null,
  joined_at timestamptz,
  ended_at timestamptz
);
create unique index staff_member_by_email on staff_member (email) where state <> 'ended';

-- Who is signed in to the office. Of the cookie only a digest is kept.
create table staff_session (
  id text primary key,
  staff_id text not null references staff_member (id) on delete cascade,
  secret_hash text not null unique,
  signed_in_at timestamptz not null,
  used_at timestamptz not null,
  -- Twelve hours after signing in, however much it is used.
  expires_at timestamptz not null,
  -- When a second factor was last given.
  factor_at timestamptz,
  address text not null,
  browser text,
  system text
);
create index staff_session_by_member on staff_session (staff_id);
create index staff_session_expired on staff_session (expires_at);

-- Links with which somebody joins: each works once. Of their secrets only digests are kept.
create table staff_invitation (
  secret_hash text primary key,
  staff_id text not null references staff_member (id) on delete cascade,
  expires_at timestamptz not null
);
create index staff_invitation_by_member on staff_invitation (staff_id);
create index staff_invitation_expired on staff_invitation (expires_at);
