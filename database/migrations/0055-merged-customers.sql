-- Staff merge two customers into one (ADR 123). The other's row stays, empty, and says whose it is now: what was begun by it
-- and ends later, and addresses that name it, lead there.
alter table customer add column merged_into text;
create index customer_merged on customer (merged_into) where merged_into is not null;

-- Accounts by the beginning of a family name, also those that have ordered nothing yet.
create index customer_by_name on customer ((lower(details ->> 'lname')) collate "C") where not is_guest and deleted_at is null;
