-- When a draft was to be published and was not, and why: what its check found, or what others had published meanwhile. Both are
-- emptied with the next thing that becomes of it.
alter table programme_revision
  add column missed_at timestamptz,
  add column missed_why text check (missed_why in ('wrong', 'outdated')),
  add constraint missed_with_reason check ((missed_at is null) = (missed_why is null));
