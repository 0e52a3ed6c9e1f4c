-- Offers to groups (ADR 139): made from a request, with a cart that holds the places. How far an offer is, follows from these
-- columns, its cart and the time.
create table group_offer (
  id text primary key,
  request_number bigint not null references group_request (number) on delete cascade,
  cart_id text not null unique references cart (id),
  -- What was chosen, as the shop's checkout takes it, and how many of each it is now.
  items jsonb not null,
  numbers jsonb not null,
  -- Per cent off the shop's prices.
  reduction integer not null check (reduction between 0 and 99),
  message text not null,
  made_at timestamptz not null,
  -- The last day on which it can be accepted, and on which its numbers can be changed.
  valid_until date not null,
  numbers_until date not null,
  -- When the group is reminded; null once it was, or for never.
  remind_on date,
  accepted_at timestamptz,
  declined_at timestamptz,
  withdrawn_at timestamptz,
  -- Why the group declined, in its words.
  declined_because text not null default ''
);
create index group_offer_of_request on group_offer (request_number, made_at);
create index group_offer_open on group_offer (valid_until) where accepted_at is null and declined_at is null and withdrawn_at is null;
create index group_offer_remind on group_offer (remind_on) where remind_on is not null;
