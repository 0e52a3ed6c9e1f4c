-- Orders whose money a bank has taken back, or has given again, are told to the devices at the door like any other change of
-- admissions (ADR 038): staff are asked there. The condition is part of the trigger, so that other payments cost nothing.
create function note_money_taken_back() returns trigger language plpgsql as $$
begin
  insert into admission_change (booking_id)
    select booking_id from placed_order where cart_id = new.cart_id and payment_id = new.id
    union all
    select booking_id from order_supplement where payment_id = new.id;
  return null;
end $$;

create trigger payment_was_taken_back after update of state on payment for each row
  when (old.state <> new.state and (old.state = 'charged-back' or new.state = 'charged-back'))
  execute function note_money_taken_back();
