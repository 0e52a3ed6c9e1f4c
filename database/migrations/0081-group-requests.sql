-- What schools, companies and parties ask the museum for (operations 5), as it arrived. Answers are in the words that whoever
-- asked has read.
create table group_request (
  number bigint generated always as identity (start with 1001) primary key,
  kind text not null,
  name text not null,
  organisation text not null,
  email text not null,
  phone text not null,
  people integer not null check (people > 0),
  days text not null,
  wishes text not null,
  answers jsonb not null,
  language text not null,
  -- Whether a confirmation goes out by mail.
  mailed boolean not null,
  received_at timestamptz not null,
  -- `open`, `answered` or `declined`.
  state text not null default 'open' check (state in ('open', 'answered', 'declined'))
);
create index group_request_open on group_request (number) where state = 'open';
create index group_request_by_email on group_request (lower(email), received_at);
create index group_request_received on group_request (received_at);
