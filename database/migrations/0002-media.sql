-- The museum folder's pictures as they came, where every process of a shop can reach them. What visitors load is made
-- from these (server/site/media.ts). The name carries the content's hash, so a picture never changes under its name.
create table media (
  name text primary key,
  content bytea not null,
  content_type text not null,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  hash text not null,
  -- Since when no event and no banner shows it; pages kept in caches still may.
  unused_since timestamptz
);
