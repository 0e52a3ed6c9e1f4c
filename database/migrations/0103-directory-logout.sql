-- Signing out by the museum's directory (ADR 105).

-- The directory's own id of the session in which it signed somebody in (`sid`); null where it says none.
alter table staff_session add column directory_session text;
create index staff_session_by_directory on staff_session (directory_session) where directory_session is not null;

-- When the identity token was issued whose groups a member's roles follow: an earlier one says nothing about them any more.
alter table staff_directory_account add column told_at timestamptz;

-- What the directory has ended lately: a token counts once, and an answer that was under way meanwhile signs nobody in.
create table staff_directory_logout (
  -- Digest of the issuer and of the token's own id (`jti`).
  token_hash text primary key,
  issuer text not null,
  -- Who, and in which of their sessions there; at least one of both is known.
  subject text,
  directory_session text,
  issued_at timestamptz not null,
  expires_at timestamptz not null
);
create index staff_directory_logout_expired on staff_directory_logout (expires_at);
create index staff_directory_logout_by_session on staff_directory_logout (issuer, directory_session);
create index staff_directory_logout_by_subject on staff_directory_logout (issuer, subject);
