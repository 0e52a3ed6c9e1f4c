-- A mail that staff leave out after restoring a backup is noted like one that was sent.
alter table mail add column left_out boolean not null default false;
-- Which database this is, as the last start found it: a restored backup is another one.
create table database_identity (
  only_one boolean primary key default true check (only_one),
  identity text not null,
  noted_at timestamptz not null
);
