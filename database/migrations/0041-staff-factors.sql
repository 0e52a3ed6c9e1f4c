-- Second factors of staff (operations 1): an app that shows codes, recovery codes, passkeys.
create table staff_app (
  staff_id text primary key references staff_member (id) on delete cascade,
  secret text not null,
  -- Null until a first code has confirmed it.
  confirmed_at timestamptz,
  -- The period of the last code that was taken: none is taken twice.
  last_step integer not null default 0
);

create table staff_recovery_code (
  code_hash text primary key,
  staff_id text not null references staff_member (id) on delete cascade
);
create index staff_recovery_code_by_member on staff_recovery_code (staff_id);

create table staff_passkey (
  -- As the authenticator names it, in base64url.
  id text primary key,
  staff_id text not null references staff_member (id) on delete cascade,
  public_key bytea not null,
  -- Of signatures, where the authenticator counts them.
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  used_at timestamptz
);
create index staff_passkey_by_member on staff_passkey (staff_id);

-- What an authenticator is asked to answer: each is answered once.
create table staff_challenge (
  challenge_hash text primary key,
  purpose text not null,
  -- Whom it was made for; null where nobody is signed in yet.
  staff_id text references staff_member (id) on delete cascade,
  expires_at timestamptz not null
);
create index staff_challenge_expired on staff_challenge (expires_at);
create index staff_challenge_by_member on staff_challenge (staff_id);
