-- Links with which a member of staff who has forgotten the password chooses another one: each works once. Of their secrets only
-- digests are kept.
create table staff_recovery (
  secret_hash text primary key,
  staff_id text not null references staff_member (id) on delete cascade,
  expires_at timestamptz not null
);
create index staff_recovery_by_member on staff_recovery (staff_id);
create index staff_recovery_expired on staff_recovery (expires_at);
