-- A voucher that is sent to somebody (ADR 080): when it is due, and how far it has come. To whom and from whom stands in its order.
create table present (
  booking_id text not null references placed_order (booking_id),
  -- Of the order; one mail carries all its vouchers.
  line integer not null,
  due_at timestamptz not null,
  -- After a backup was restored.
  put_off_until timestamptz,
  -- Since then its job takes care of it.
  handed_at timestamptz,
  sent_at timestamptz,
  -- The recipient's mail server takes no mail for this address.
  refused_at timestamptz,
  primary key (booking_id, line)
);
create index present_waiting on present (due_at) where handed_at is null;
create index present_unsent on present (handed_at) where sent_at is null and refused_at is null;
-- Whether this voucher can be sent to somebody as a present.
alter table voucher add column as_present boolean not null default true;
