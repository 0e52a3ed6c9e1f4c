-- Links with which staff look at a draft as the shop would be. The secret itself is in the link alone.
create table programme_preview (
  digest text primary key,
  revision bigint not null references programme_revision (number),
  staff_id text not null,
  expires_at timestamptz not null
);
