-- Customers without orders are found by telephone, and by a family name with a wrong letter (ADR 123): one half of it is right,
-- so that it begins or ends as it was typed.
create index customer_by_name_backwards on customer ((reverse(lower(details ->> 'lname'))) collate "C")
  where not is_guest and deleted_at is null;
create index customer_by_phone on customer ((right(regexp_replace(details ->> 'phone', '[^0-9]', '', 'g'), 8)))
  where not is_guest and deleted_at is null;
