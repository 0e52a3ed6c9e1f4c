-- Signing in by the museum's directory (ADR 120): who of its people the directory knows.
create table staff_directory_account (
  issuer text not null,
  -- The directory's own id of the person, which it never gives to somebody else.
  subject text not null,
  staff_id text not null unique references staff_member (id) on delete cascade,
  linked_at timestamptz not null,
  primary key (issuer, subject)
);

-- Somebody is on the way to the directory and back. Of the browser's secret only a digest is kept.
create table staff_directory_visit (
  secret_hash text primary key,
  -- In whose session the second factor is given again; null where somebody signs in.
  session_id text references staff_session (id) on delete cascade,
  -- The page to go back to.
  back text not null,
  started_at timestamptz not null,
  expires_at timestamptz not null
);
create index staff_directory_visit_expired on staff_directory_visit (expires_at);
create index staff_directory_visit_by_session on staff_directory_visit (session_id);

-- The directory has signed somebody in who has a second factor here, and it has not been given yet.
alter table staff_session add column factor_due boolean not null default false;
