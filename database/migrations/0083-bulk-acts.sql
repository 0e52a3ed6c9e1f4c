-- Acts on many orders (ADR 129): what is done with each, and what came of it. Deleted thirty days after they were started.
create table bulk_act (
  id text primary key,
  -- Names the start: the same is not started twice.
  key text not null unique,
  task jsonb not null,
  state text not null check (state in ('running', 'stopped', 'done')),
  -- Counts the starts: work of an earlier one ends by itself.
  run integer not null,
  -- Whoever started it, or went on with it last.
  staff_id text not null,
  address text not null,
  started_at timestamptz not null
);
create index bulk_act_by_start on bulk_act (started_at, id);

create table bulk_act_item (
  bulk_act_id text not null references bulk_act (id) on delete cascade,
  position integer not null,
  order_number text not null,
  state text not null default 'open' check (state in ('open', 'done', 'failed')),
  problem text not null default '',
  -- How many places are free, where they are too few.
  available integer not null default 0,
  primary key (bulk_act_id, position)
);
create index bulk_act_item_open on bulk_act_item (bulk_act_id, position) where state = 'open';
