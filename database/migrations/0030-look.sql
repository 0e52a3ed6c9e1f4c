-- Logo, icons and faces of the museum as visitors and documents get them, where every process of a shop can reach them. The
-- name carries the content's hash, so a file never changes under its name.
create table look_file (
  name text primary key,
  content bytea not null,
  content_type text not null,
  -- Since when the museum's look is without it; pages that visitors still have open may ask for it.
  unused_since timestamptz
);
