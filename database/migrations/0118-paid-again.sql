-- An order whose money a bank has taken back is paid again: the payment of it says whose loss it makes good. The order keeps the
-- new payment from then on, and the two are one debt to the payer (ADR 149).
alter table payment add column repays text references payment (id);
create unique index payment_repays on payment (repays) where repays is not null;

-- Devices at the door hear that the order has its money.
create function note_payment_replaced() returns trigger language plpgsql as $$
begin
  insert into admission_change (booking_id) values (new.booking_id);
  return null;
end $$;

create trigger order_has_another_payment after update of payment_id on placed_order for each row
  when (old.payment_id <> new.payment_id) execute function note_payment_replaced();
create trigger supplement_has_another_payment after update of payment_id on order_supplement for each row
  when (old.payment_id <> new.payment_id) execute function note_payment_replaced();
