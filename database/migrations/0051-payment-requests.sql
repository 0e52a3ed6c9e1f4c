-- Staff ask for the money of a reserved order by a link (ADR 119). A newer request ends the one before.
create table payment_request (
  id text primary key,
  cart_id text not null references cart (id),
  amount integer not null check (amount > 0),
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create unique index payment_request_open on payment_request (cart_id) where ended_at is null;
create index payment_request_of_cart on payment_request (cart_id, asked_at);
