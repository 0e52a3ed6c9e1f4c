-- Refunds and disputes come to the shop by the name of the money, not of the payment (`charge_id`).
create index payment_by_charge on payment (provider, charge_id) where charge_id is not null;
