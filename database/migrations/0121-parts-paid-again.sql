-- A bank may take back a part of a payment and later another one: each is made good by a payment of its own (ADR 150).
drop index payment_repays;
create index payment_repays on payment (repays) where repays is not null;
