-- A session is known by a digest of its token's id (`jti`): a copy of the database opens no session. Tokens in use go on.
alter table customer_session add column token_hash text;
update customer_session
  set token_hash = encode(sha256(convert_to(id, 'UTF8')), 'hex'), id = gen_random_uuid()::text;
alter table customer_session alter column token_hash set not null;
create unique index customer_session_by_token on customer_session (token_hash);
-- The token that was renewed last: it is valid for calls under way, until `former_ends_at`.
alter table customer_session add column former_token_hash text;
alter table customer_session add column former_ends_at timestamptz;
create index customer_session_by_former_token on customer_session (former_token_hash)
  where former_token_hash is not null;
