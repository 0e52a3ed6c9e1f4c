-- What a provider calls a payment is asked for with the provider and without it: one index for both in place of two.
drop index payment_by_reference;
drop index payment_by_name;
create unique index payment_by_reference on payment (reference, provider);
drop index payment_by_charge;
drop index payment_by_charge_name;
create index payment_by_charge on payment (charge_id, provider) where charge_id is not null;
