-- Codes of single-purpose vouchers have a rate of VAT (ADR 145): they pay only for what has that rate, and that without VAT,
-- which was due when they were sold. Codes that were sold before with a rate get it.
alter table voucher_code
  -- Percent; null for multi-purpose ones.
  add column vat_value numeric check (vat_value > 0);

update voucher_code c
set vat_value = (o.content -> 'lines' -> c.line -> 'parts' -> 0 ->> 'vat_value')::numeric
from placed_order o
where o.booking_id = c.booking_id and c.kind = 'value'
  and (o.content -> 'lines' -> c.line -> 'parts' -> 0 ->> 'vat_value')::numeric > 0;

-- Until now they were owed whole, their VAT stood on `vouchers-vat`, and they were no sale. What is left on them is from here on
-- what the sale of a voucher posts: nothing is owed for it. What was spent of them stays as it was posted.
with left_on as (
  select c.barcode, c.vat_value, p.account, -sum(p.amount) as amount
  from voucher_code c join ledger_posting p on p.code = c.barcode
  where c.vat_value is not null and p.account in ('vouchers', 'vouchers-lapsed')
  group by c.barcode, c.vat_value, p.account
  having sum(p.amount) < 0
), codes as materialized (
  select nextval('ledger_entry_number') as id, barcode, vat_value, sum(amount) as gross,
    round(sum(amount) * 100 / (100 + vat_value)) as net
  from left_on group by barcode, vat_value
), entries as (
  insert into ledger_entry (id, key, cause, at, day, note)
  select id, 'voucher-taxed:' || barcode, 'correction', now(),
    (now() at time zone coalesce((select settings ->> 'timeZone' from museum), 'UTC'))::date,
    'Sold with its VAT: migration 0107'
  from codes
), postings as (
  select c.id, l.account, l.amount, null::numeric as vat_value, null::text as product, l.barcode as code
  from codes c join left_on l on l.barcode = c.barcode
  union all
  select c.id, l.account, -l.amount, c.vat_value, null, l.barcode from codes c join left_on l on l.barcode = c.barcode
  union all
  select c.id, l.account, l.amount, c.vat_value, null, null from codes c join left_on l on l.barcode = c.barcode
  union all
  select id, 'sales', -net, vat_value, 'voucher', null from codes
  union all
  select id, 'vouchers-vat', net - gross, vat_value, null, null from codes
)
insert into ledger_posting (entry_id, place, account, amount, vat_value, product, code)
select id, row_number() over (partition by id order by account, amount, code), account, amount, vat_value, product, code
from postings where amount <> 0;
