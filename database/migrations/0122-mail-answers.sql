-- What the mail server said, as an order's history shows it (operations 2): of a mail that it took, and of one that it did not.
-- Neither names an address.
alter table mail add column answer text not null default '';

-- The last try at a mail that did not leave, and how many there were. It stays when the mail leaves later.
create table mail_refusal (
  subject_id text not null,
  kind text not null,
  at timestamptz not null default now(),
  -- '' where the server said nothing.
  answer text not null,
  -- It is not tried again.
  for_good boolean not null,
  tries integer not null default 1 check (tries > 0),
  primary key (subject_id, kind)
);
