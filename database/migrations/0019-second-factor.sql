-- A second factor by choice: an app that shows codes (TOTP, RFC 6238).
create table second_factor (
  customer_id text primary key references customer (id) on delete cascade,
  -- What the app and the shop share, in Base32.
  secret text not null,
  -- When a first code proved that the app has it; null until then, and not asked for.
  confirmed_at timestamptz,
  -- The period of the last code that was used: no code is taken twice.
  last_step integer not null default 0
);
-- For whoever has lost the app; hashed, used once.
create table recovery_code (
  code_hash text primary key,
  customer_id text not null references customer (id) on delete cascade
);
create index recovery_code_by_customer on recovery_code (customer_id);
