-- What is sold over the counter: merchandise and annual passes, vouchers and their codes, and what sending costs.

create table article_category (
  id text primary key,
  name jsonb not null,
  sequence_no integer not null
);

create table article (
  id text primary key,
  -- 13: an annual pass; 1: everything that lies on a shelf.
  product_kind integer not null check (product_kind in (1, 13)),
  name jsonb not null,
  subtitle jsonb not null,
  description jsonb not null,
  -- Pictures in their order, at least one.
  images jsonb not null check (jsonb_array_length(images) > 0),
  -- Ids of article_category; what was withdrawn may name some that are gone.
  categories text[] not null,
  price integer not null check (price >= 0),
  vat_value numeric(5, 2) not null check (vat_value >= 0),
  -- Grams, packing included; 0 for what is not sent.
  weight_g integer not null check (weight_g >= 0),
  withdrawal_days integer not null check (withdrawal_days >= 0),
  -- {name, address, email}: who made it, and who answers for it in the Union.
  maker jsonb,
  responsible jsonb,
  -- Text per language, paragraphs parted by an empty line.
  warnings jsonb not null,
  -- Of a pass, else 0.
  valid_months integer not null check (valid_months >= 0),
  -- Ids of events beside which it is offered at the checkout.
  goes_with text[] not null,
  -- Its pieces; null where nothing is counted.
  pool_id text references pool (id),
  sequence_no integer not null,
  -- Taken out of the museum folder: kept for its orders, shown no more.
  withdrawn boolean not null default false,
  check ((product_kind = 13) = (valid_months > 0)),
  check (product_kind <> 13 or weight_g = 0)
);

create table voucher_group (
  id text primary key,
  name jsonb not null,
  sequence_no integer not null
);

create table voucher (
  id text primary key,
  group_id text not null references voucher_group (id),
  name jsonb not null,
  description jsonb not null,
  picture jsonb not null,
  -- What a fixed one costs and is worth; what a variable one suggests.
  price integer not null,
  vat_value numeric(5, 2) not null check (vat_value >= 0),
  variable_amount boolean not null,
  -- Both are the price of a fixed one.
  min_amount integer not null check (min_amount > 0),
  max_amount integer not null,
  -- Months that its code is valid, to the end of the year in which they end.
  valid_months integer not null check (valid_months > 0),
  withdrawal_days integer not null check (withdrawal_days >= 0),
  -- The last day on which it is sold; null: for ever.
  ends_on date,
  sequence_no integer not null,
  withdrawn boolean not null default false,
  check (price between min_amount and max_amount),
  check (variable_amount or min_amount = max_amount)
);

-- A code that can be redeemed. What is left of its amount is what is free in its pool.
create table voucher_code (
  barcode text primary key,
  id text not null,
  name jsonb not null,
  -- A means of payment, or a lower price.
  kind text not null check (kind in ('value', 'discount')),
  -- Cents, those that were spent elsewhere before included.
  amount integer not null check (amount > 0),
  pool_id text not null unique references pool (id),
  -- `YYYY-MM-DD HH:mm` or a whole day at UTC+1, both included; '' for no bound.
  valid_from text not null,
  valid_to text not null,
  -- The order that bought it, and its line there; null for a code of the museum folder.
  booking_id text references placed_order (booking_id),
  line integer,
  -- No longer redeemed: its order was refunded, or it left the folder.
  closed boolean not null default false,
  created_at timestamptz not null default now(),
  check ((booking_id is null) = (line is null))
);
create index voucher_code_by_order on voucher_code (booking_id) where booking_id is not null;

-- Countries that cost the same to send to.
create table shipping_zone (
  id text primary key,
  name jsonb not null,
  -- ISO 3166 keys, each in one zone only.
  countries text[] not null,
  -- [{up_to_g, price}]
  steps jsonb not null,
  sequence_no integer not null
);
