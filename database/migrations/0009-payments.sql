-- What the payment seam keeps of a payment (spec decisions 4): what was paid with, what it cost, and when the provider is
-- asked again. Refunds become things of their own, because they can be of a part, take days, and fail.
alter table payment
  add column currency text not null default 'EUR' check (currency ~ '^[A-Z]{3}$'),
  -- What the visitor paid with, as the provider calls it.
  add column method text,
  -- What the provider keeps of it, in cents.
  add column fee integer,
  -- The provider's own name of the money that was taken, where it is not the reference.
  add column charge_id text,
  -- When the money was first known to be here.
  add column received_at timestamptz,
  -- When the provider is asked next; null when there is nothing to ask.
  add column next_look_at timestamptz,
  add column looks integer not null default 0 check (looks >= 0),
  -- The sum of its refunds that have not failed.
  add column given_back integer not null default 0,
  add constraint payment_not_given_back_twice check (given_back between 0 and amount),
  drop constraint payment_state_check,
  add constraint payment_state_check check (state in ('started', 'pending', 'paid', 'failed', 'canceled', 'refund-due',
    'refunded', 'disputed', 'charged-back'));

create table refund (
  -- Foyer's own id of it, and the provider's idempotency key.
  id text primary key,
  payment_id text not null references payment (id),
  provider text not null,
  amount integer not null check (amount > 0),
  state text not null check (state in ('due', 'sent', 'done', 'failed')),
  reason text not null check (reason in ('not-kept', 'order-refunded', 'part', 'made-at-provider')),
  -- The provider's own name of it, once the provider has it.
  reference text,
  requested_at timestamptz not null default now(),
  decided_at timestamptz,
  -- What the provider said when it failed.
  failure text,
  -- Which try this is at giving the same money back, from 1.
  attempt integer not null default 1 check (attempt > 0),
  next_look_at timestamptz,
  looks integer not null default 0 check (looks >= 0)
);
create index refund_by_payment on refund (payment_id);
create unique index refund_by_reference on refund (provider, reference) where reference is not null;
create index refund_to_look_at on refund (next_look_at) where next_look_at is not null;

-- Payments and refunds from before: what is undecided is asked about at once, what goes back or went back has its refund.
update payment set received_at = coalesce(decided_at, created_at) where state in ('paid', 'refund-due', 'refunded');
update payment set next_look_at = created_at where state in ('started', 'pending');
insert into refund (id, payment_id, provider, amount, state, reason, requested_at, decided_at, next_look_at)
select p.id || '-refund', p.id, p.provider, p.amount, case p.state when 'refunded' then 'done' else 'due' end,
  case when exists (select from placed_order o where o.payment_id = p.id) then 'order-refunded' else 'not-kept' end,
  coalesce(p.decided_at, p.created_at), case p.state when 'refunded' then p.decided_at end,
  case p.state when 'refund-due' then coalesce(p.decided_at, p.created_at) end
from payment p where p.state in ('refund-due', 'refunded') and p.amount > 0 and p.received_at is not null;
update payment set given_back = amount where state in ('refund-due', 'refunded');

drop index payment_undecided;
create index payment_to_look_at on payment (next_look_at) where next_look_at is not null;

-- The demo bank's own books.
alter table demo_bank_payment
  add column kind text not null default 'card',
  add column dispute text check (dispute in ('open', 'won', 'lost'));

create table demo_bank_refund (
  -- The idempotency key it was asked for with, or the bank's own when it was made at the bank.
  id text primary key,
  payment_id text not null,
  amount integer not null check (amount > 0),
  state text not null check (state in ('pending', 'done', 'failed'))
);
create index demo_bank_refund_by_payment on demo_bank_refund (payment_id);
