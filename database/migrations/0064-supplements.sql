-- People of an order who are to move to a dearer time (ADR 128): the difference is asked for, and they move once it is paid.
create table order_supplement (
  id text primary key,
  -- In the order in which they were asked for.
  place bigint generated always as identity,
  booking_id text not null references placed_order (booking_id),
  -- Holds the places of the new time, and has the payments of the difference.
  cart_id text not null references cart (id),
  -- Of the act.
  key text not null,
  at timestamptz not null,
  amount integer not null check (amount > 0),
  -- Who moves and where to, as the shop quoted it; what is paid with it once it is.
  content jsonb not null,
  -- The payment that paid it; null while nothing has moved.
  payment_id text references payment (id),
  paid_at timestamptz,
  constraint order_supplement_paid check ((payment_id is null) = (paid_at is null))
);
create unique index order_supplement_of_cart on order_supplement (cart_id);
create unique index order_supplement_of_payment on order_supplement (payment_id) where payment_id is not null;
create index order_supplement_by_order on order_supplement (booking_id, place);

-- An order has one invoice, and one more for each difference that was paid.
alter table invoice add column supplement_id text references order_supplement (id);
drop index invoice_once;
create unique index invoice_once on invoice (booking_id) where kind = 'invoice' and supplement_id is null;
create unique index invoice_of_supplement on invoice (supplement_id) where supplement_id is not null;

-- Of what waits of a return until payers' banks have decided, the part that waits for the payment of a difference.
create table return_waiting (
  return_id text not null references order_return (id),
  payment_id text not null references payment (id),
  amount integer not null check (amount > 0),
  primary key (return_id, payment_id)
);
