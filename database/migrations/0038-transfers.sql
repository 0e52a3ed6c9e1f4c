-- Payments by transfer (ADR 100): what buyers were asked for, what the museum's account received, and what has to go back.
create table transfer (
  payment_id text primary key references payment (id),
  -- ISO 11649, without spaces.
  reference text not null unique,
  amount integer not null check (amount > 0),
  due_on date not null,
  -- Null where nobody is reminded, or somebody has been.
  remind_on date,
  asked_at timestamptz not null,
  -- Nobody waits for it any more.
  closed_at timestamptz
);
create index transfer_to_remind on transfer (remind_on) where remind_on is not null and closed_at is null;

create table bank_line (
  id text primary key,
  account text not null,
  -- The same line of the same account has the same key, in whichever file it comes.
  line_key text not null,
  source text not null check (source in ('camt', 'csv')),
  booked_on date not null,
  -- Cents; negative for what left the account.
  amount bigint not null check (amount <> 0),
  currency text not null,
  -- The other side, as far as the bank names it.
  name text not null,
  iban text not null,
  said text not null,
  -- The bank says that it takes back an earlier line.
  reversal boolean not null,
  state text not null check (state in ('open', 'matched', 'ignored')),
  role text check (role in ('payment', 'reversal', 'return')),
  -- Why somebody has to look, or why it was ignored.
  why text,
  payment_id text references transfer (payment_id),
  read_at timestamptz not null,
  decided_at timestamptz,
  constraint bank_line_matched check ((state = 'matched') = (payment_id is not null and role is not null)),
  constraint bank_line_read_once unique (account, line_key)
);
create index bank_line_of_payment on bank_line (payment_id) where payment_id is not null;
create index bank_line_open on bank_line (booked_on) where state = 'open';

-- Money that staff send back: no provider does it for them.
create table transfer_return (
  id text primary key,
  payment_id text not null references transfer (payment_id),
  -- Null where no order asked for it: too much came, or not enough in time.
  refund_id text unique,
  amount integer not null check (amount > 0),
  reason text not null check (reason in ('refund', 'surplus', 'incomplete')),
  state text not null check (state in ('due', 'sent')),
  line_id text unique references bank_line (id),
  asked_at timestamptz not null,
  sent_at timestamptz
);
create index transfer_return_of_payment on transfer_return (payment_id);
create unique index transfer_return_unwanted on transfer_return (payment_id) where refund_id is null and state = 'due';
create index transfer_return_due on transfer_return (asked_at) where state = 'due';
