-- Numbers of offers to groups that change (ADR 130). People who come to a paid offer are one more order of it, with a cart of its
-- own; each change that a group makes is kept.
create table group_offer_more (
  cart_id text primary key references cart (id),
  offer_id text not null references group_offer (id) on delete cascade,
  -- How many more of each.
  numbers jsonb not null,
  made_at timestamptz not null
);
create index group_offer_more_of_offer on group_offer_more (offer_id, made_at);

create table group_offer_change (
  id text primary key,
  offer_id text not null references group_offer (id) on delete cascade,
  at timestamptz not null,
  -- How many of each it was before, and is afterwards.
  before jsonb not null,
  after jsonb not null,
  -- In cents: what all of it costs afterwards, what goes back, and what is to be paid besides.
  total integer not null,
  back integer not null,
  due integer not null
);
create index group_offer_change_of_offer on group_offer_change (offer_id, at);
