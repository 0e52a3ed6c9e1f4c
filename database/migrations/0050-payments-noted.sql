-- Staff note payments that were taken elsewhere (ADR 118). The office names a payment, and an order that is not paid yet, by
-- this number: the ids of both open an order to whoever knows them (ADR 048).
alter table payment add column number bigint generated always as identity unique;
-- Orders that were paid elsewhere, to find those that were paid at a provider as well.
create index payment_noted on payment (received_at) where provider in ('terminal', 'register', 'noted-transfer');
