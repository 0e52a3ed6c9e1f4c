-- The museum's folder with its history: each revision is a list of files, and each content is kept once.
create table programme_blob (
  -- SHA-256 of the content, in hexadecimal digits.
  hash text primary key,
  content bytea not null,
  size integer not null,
  added_at timestamptz not null
);
-- Most of it are pictures, which are compressed already.
alter table programme_blob alter column content set storage external;

create table programme_revision (
  number bigint generated always as identity primary key,
  state text not null check (state in ('draft', 'scheduled', 'published', 'replaced', 'discarded')),
  -- What was published when it was made, or last brought up to date.
  base bigint,
  made_at timestamptz not null,
  -- Who made it: a member of staff by id, a user of the server at a terminal, or the shop itself at its first start.
  maker_kind text not null check (maker_kind in ('staff', 'command', 'shop')),
  maker_id text not null,
  reason text not null,
  -- Names the act that made it: the same is not made twice.
  made_key text unique,
  publish_at timestamptz,
  scheduler text,
  published_at timestamptz,
  -- What its last check has found.
  problems jsonb not null,
  check ((state = 'scheduled') = (publish_at is not null)),
  check ((state = 'scheduled') <= (scheduler is not null)),
  check ((state in ('published', 'replaced')) = (published_at is not null))
);
create unique index programme_published on programme_revision (state) where state = 'published';
create index programme_due on programme_revision (publish_at) where state = 'scheduled';

create table programme_file (
  revision bigint not null references programme_revision (number) on delete cascade,
  -- Within the folder: `events/tide.yaml`.
  path text not null,
  hash text not null references programme_blob (hash),
  primary key (revision, path)
);
create index programme_file_by_content on programme_file (hash);
