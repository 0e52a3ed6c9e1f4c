-- The lines of the waiting room, each as a few numbers, and the passes that were used. None of it is needed for a sale to be
-- right: without it, visitors are let in at the pace.
create table waiting_line (
  id text primary key,
  -- Rises with every step; whoever knows an older one does not write over a newer one.
  revision bigint not null,
  issued bigint not null,
  served numeric not null,
  at timestamptz not null,
  early bigint
);

create table waiting_pass (
  id text primary key,
  -- The cart that it let through; null while that is being decided.
  cart_id text,
  used_at timestamptz not null
);
create index waiting_pass_used_at on waiting_pass (used_at);
