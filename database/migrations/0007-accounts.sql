-- Accounts. A guest and a registered customer are one row; what the latter has more is the password's hash.
-- The address as it signs in: trimmed, lower case. A guest's is kept too, so that their orders find the account they keep later.
alter table customer add column email text;
-- argon2id; null for a guest.
alter table customer add column password_hash text;
-- When the address answered a mail. Until then several registrations may claim it; afterwards one account has it.
alter table customer add column confirmed_at timestamptz;
alter table customer add column newsletter_at timestamptz;
-- Nothing is left of them but the orders that book-keeping needs.
alter table customer add column deleted_at timestamptz;
update customer set email = lower(trim(details ->> 'email'));
create unique index customer_by_confirmed_email on customer (email) where confirmed_at is not null;
create index customer_by_email on customer (email, created_at);
create index customer_guests on customer (created_at) where is_guest and deleted_at is null;
create index customer_unconfirmed on customer (created_at)
  where not is_guest and confirmed_at is null and deleted_at is null;
create index placed_order_by_customer on placed_order (customer_id, confirmed_at);
create index cart_by_customer on cart (customer_id);

-- Who is signed in: a token names its session, which dies with logout, a new password or the account.
create table customer_session (
  id text primary key,
  customer_id text not null references customer (id) on delete cascade,
  -- When this customer signed in; renewed tokens keep it.
  signed_in_at timestamptz not null,
  expires_at timestamptz not null
);
create index customer_session_by_customer on customer_session (customer_id);
create index customer_session_expired on customer_session (expires_at);

-- The secret of a link in a mail, hashed; used once.
create table customer_link (
  token_hash text primary key,
  customer_id text not null references customer (id) on delete cascade,
  purpose text not null check (purpose in ('recover', 'confirm', 'change-email')),
  -- The address that the mail went to.
  email text not null,
  expires_at timestamptz not null
);
create index customer_link_by_customer on customer_link (customer_id, purpose);
create index customer_link_expired on customer_link (expires_at);

-- Tries that are counted by all processes together: wrong passwords by account, recoveries by address, hashed.
create table counted_tries (
  key text primary key,
  count integer not null,
  ends_at timestamptz not null
);
create index counted_tries_ended on counted_tries (ends_at);

-- When what is personal was taken out after its term: names, addresses, answers. Amounts, VAT and numbers stay.
alter table cart add column forgotten_at timestamptz;
create index cart_to_forget on cart (expires_at) where state in ('canceled', 'expired') and forgotten_at is null;
alter table placed_order add column forgotten_at timestamptz;
create index placed_order_to_forget on placed_order (confirmed_at) where forgotten_at is null;
