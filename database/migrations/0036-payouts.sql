-- What providers have paid out to the museum's bank, and what that is made of (ADR 097), as they report it.
create table payout (
  provider text not null,
  -- The provider's id of it.
  reference text not null,
  -- Cents.
  amount bigint not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  state text not null check (state in ('pending', 'paid', 'failed')),
  -- When it reaches the bank, as far as the provider knows.
  at timestamptz not null,
  primary key (provider, reference)
);
create table payout_part (
  provider text not null,
  payout text not null,
  -- The provider's id of the movement.
  reference text not null,
  kind text not null check (kind in ('payment', 'refund', 'refund-failed', 'dispute', 'dispute-won', 'other')),
  -- Foyer's payment; null for what concerns none, and for one that is unknown.
  payment_id text,
  -- What the provider calls the payment and the refund.
  payment text,
  refund text,
  -- What it adds to what the provider holds, before the fee; and the fee.
  amount bigint not null,
  fee bigint not null,
  description text not null,
  primary key (provider, payout, reference),
  foreign key (provider, payout) references payout (provider, reference)
);
create index payout_part_by_payment on payout_part (payment_id) where payment_id is not null;

-- Until when a provider was asked for payouts.
create table payout_fetch (provider text primary key, fetched_at timestamptz not null);

-- The nights in which the ledger was checked, and how many differences were found.
create table ledger_night (day date primary key, at timestamptz not null, differences integer not null);

alter table ledger_backfill rename column after_at to pass_began_at;

-- The demo bank's own books of what it owes the shop and what it has paid out.
create table demo_bank_payout (id text primary key, amount bigint not null, made_at timestamptz not null);
create table demo_bank_movement (
  id text primary key,
  kind text not null,
  payment_id text not null,
  refund_id text,
  amount bigint not null,
  -- Null until it is paid out.
  payout_id text references demo_bank_payout (id)
);
create index demo_bank_movement_by_payment on demo_bank_movement (payment_id);
create index demo_bank_movement_by_payout on demo_bank_movement (payout_id);
alter table demo_bank_payment add column dispute_amount integer;
