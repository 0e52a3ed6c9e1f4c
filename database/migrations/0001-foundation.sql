-- The museum: one row, the settings as the museum folder gives them, and what marks a change of the catalogue.
create table museum (
  only_one boolean primary key default true check (only_one),
  settings jsonb not null,
  -- Rises with every import: a process that has read an older one reads again.
  catalogue_version bigint not null default 1,
  loaded_on date not null
);

-- Keys and secrets that every process of a shop must share (token signing, webhook signing).
create table secret (
  name text primary key,
  value text not null
);

create table page (
  id text primary key,
  title jsonb not null,
  markdown jsonb not null
);

create table venue (
  id text primary key,
  name jsonb not null,
  address text not null,
  hours jsonb not null,
  directions jsonb not null,
  sequence_no integer not null
);

create table custom_group (
  id text primary key,
  name jsonb not null,
  sequence_no integer not null
);

create table ticket_group (
  id text primary key,
  name jsonb not null,
  sequence_no integer not null
);

-- Capacity. A pool is something of which there is only so much; a slot is a stretch of time in which `capacity` of it
-- can be taken. Time slots, days, ticket types, stock and voucher value are all slots of some pool.
create table pool (
  id text primary key,
  -- The rules from which its slots are made, up to a horizon that moves (decisions 5).
  rules jsonb not null,
  -- The longest slot it ever had, so that "what overlaps this time" is a short range of the index.
  longest_minutes integer not null
);

create table slot (
  id bigint generated always as identity primary key,
  pool_id text not null references pool (id),
  -- Museum time; the instants beside it are what is compared.
  day date not null,
  datetime text not null,
  datetime_end text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  capacity integer not null check (capacity >= 0),
  -- Held or sold; lapsed holds count until someone sweeps them, and everyone who asks subtracts them.
  taken integer not null default 0 check (taken >= 0),
  -- The guarantee: nothing can be sold twice, whatever a program does.
  constraint slot_not_oversold check (taken <= capacity),
  constraint slot_once unique (pool_id, starts_at),
  check (ends_at > starts_at)
);
create index slot_by_day on slot (pool_id, day);

create table event (
  id text primary key,
  venue_id text not null references venue (id),
  name jsonb not null,
  subtitle jsonb not null,
  teaser jsonb not null,
  description jsonb not null,
  picture jsonb not null,
  accent jsonb not null,
  starts_on date not null,
  ends_on date,
  dating text not null check (dating in ('slot', 'day', 'open')),
  all_day boolean not null,
  -- What admission draws on: time slots, or days.
  pool_id text references pool (id),
  -- What the whole day may take, over all slots.
  day_pool_id text references pool (id),
  sequence_no integer not null,
  -- Taken out of the museum folder: kept for its orders, shown no more.
  withdrawn boolean not null default false,
  check (dating <> 'slot' or pool_id is not null),
  check (dating <> 'day' or day_pool_id is not null)
);

create table event_custom_group (
  event_id text not null references event (id),
  custom_group_id text not null references custom_group (id),
  primary key (event_id, custom_group_id)
);

create table ticket (
  id text primary key,
  event_id text not null references event (id),
  group_id text not null references ticket_group (id),
  mode integer not null check (mode in (1, 3, 5)),
  name jsonb not null,
  description jsonb not null,
  price integer not null check (price >= 0),
  vat_value numeric(5, 2) not null check (vat_value >= 0),
  family boolean not null,
  book_with_cost boolean not null,
  book_with_cost_warning jsonb not null,
  print_separately boolean not null,
  unique_barcode boolean not null,
  scan_separately boolean not null,
  withdrawal_days integer not null check (withdrawal_days >= 0),
  -- Minutes that a long stay (mode 5) blocks.
  stay_minutes integer check (stay_minutes > 0),
  -- A limit of this kind of ticket's own, beside the event's.
  pool_id text references pool (id),
  sequence_no integer not null,
  withdrawn boolean not null default false,
  check (mode <> 5 or stay_minutes is not null)
);
create index ticket_by_event on ticket (event_id);

create table subticket (
  id text not null,
  ticket_id text not null references ticket (id),
  name jsonb not null,
  price integer not null check (price >= 0),
  vat_value numeric(5, 2) not null check (vat_value >= 0),
  min_quantity integer not null check (min_quantity >= 0),
  max_quantity integer not null check (max_quantity >= min_quantity),
  sequence_no integer not null,
  primary key (ticket_id, id)
);

create table customer (
  id text primary key,
  is_guest boolean not null,
  language text not null,
  -- The registration payload without the password.
  details jsonb not null,
  created_at timestamptz not null default now()
);

-- A cart as it was priced at `checkout/initPayment`. States and their transitions: domain/orders/cart-state.ts.
create table cart (
  id text primary key,
  state text not null check (state in ('held', 'paid', 'confirmed', 'canceled', 'expired')),
  language text not null,
  customer_id text references customer (id),
  -- The priced lines, what they add up to, and how they are paid.
  quote jsonb not null,
  total integer not null check (total >= 0),
  payart integer not null,
  continue_url text not null,
  cancel_url text not null,
  -- How many holds it took: fewer rows left means that a sweep has given some of its places away.
  hold_count integer not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index cart_undecided on cart (expires_at) where state in ('held', 'paid');

-- What a cart has taken of a slot. `expires_at` is infinity once it is sold. A lapsed hold still counts in
-- `slot.taken` until it is swept; the sweep is part of the next hold on the same slot.
create table hold (
  cart_id text not null references cart (id),
  slot_id bigint not null references slot (id),
  quantity integer not null check (quantity > 0),
  expires_at timestamptz not null,
  primary key (cart_id, slot_id)
);
create index hold_lapsing on hold (slot_id, expires_at) where expires_at < 'infinity';

create table payment (
  id text primary key,
  cart_id text not null references cart (id),
  provider text not null,
  -- The provider's own name for it.
  reference text not null,
  state text not null check (state in ('started', 'pending', 'paid', 'failed', 'canceled', 'refund-due', 'refunded')),
  amount integer not null check (amount >= 0),
  -- Who paid, as an express provider tells it.
  payer jsonb,
  created_at timestamptz not null default now(),
  decided_at timestamptz
);
create unique index payment_by_reference on payment (provider, reference);
create index payment_by_cart on payment (cart_id);
create index payment_undecided on payment (created_at) where state in ('started', 'pending', 'refund-due');

-- Order numbers may have gaps; they only have to be unique and short enough to say on the phone.
create sequence order_sequence start 100001;

-- An order, frozen: names, prices and VAT of the moment it was confirmed.
create table placed_order (
  booking_id text primary key,
  number text not null unique,
  -- One cart becomes one order, once.
  cart_id text not null unique references cart (id),
  payment_id text references payment (id),
  customer_id text references customer (id),
  state text not null check (state in ('confirmed', 'refunded')),
  language text not null,
  content jsonb not null,
  total integer not null,
  confirmed_at timestamptz not null default now()
);

create table admission (
  barcode text primary key,
  booking_id text not null references placed_order (booking_id),
  line integer not null,
  number integer not null,
  of integer not null,
  name text not null,
  persons integer not null check (persons > 0)
);
create index admission_by_order on admission (booking_id);

-- One mail of a kind per order or cart; `sent_at` says that it left.
create table mail (
  subject_id text not null,
  kind text not null,
  sent_at timestamptz not null default now(),
  primary key (subject_id, kind)
);

-- The demo bank keeps its own books, as a real provider would.
create table demo_bank_payment (
  id text primary key,
  amount integer not null,
  description text not null,
  language text not null,
  express boolean not null,
  state text not null check (state in ('open', 'pending', 'paid', 'declined', 'canceled', 'refunded')),
  payer jsonb,
  return_url text not null,
  cancel_url text not null,
  created_at timestamptz not null default now(),
  -- When a payment that is to be decided later pays itself.
  pays_at timestamptz,
  -- When its webhook is due; null when it was sent or nothing is to be told.
  webhook_at timestamptz,
  -- How often it could not be delivered.
  webhook_failures integer not null default 0
);
create index demo_bank_due on demo_bank_payment (least(pays_at, webhook_at)) where pays_at is not null or webhook_at is not null;
