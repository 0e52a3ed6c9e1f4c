-- Declarations of withdrawal (§ 356a BGB) as they arrived. Whether there is such an order is asked when the museum's staff
-- read their list, so that no answer to a visitor can depend on it.
create table withdrawal (
  id text primary key,
  name text not null,
  number text not null,
  email text not null,
  part text not null,
  language text not null,
  -- Whether a receipt goes out by mail.
  mailed boolean not null,
  received_at timestamptz not null
);
create index withdrawal_received on withdrawal (received_at);
create index withdrawal_by_email on withdrawal (lower(email), received_at);
