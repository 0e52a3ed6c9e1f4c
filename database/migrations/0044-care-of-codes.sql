-- Staff block, extend and replace voucher codes. A code that replaces another one has the pool of its value, so that what was
-- spent of either is spent of both; the ledger posts what is about a replaced code to its successor.
alter table voucher_code
  -- Names a code in addresses, where logs would keep the code itself (ADR 048).
  add column number bigint generated always as identity unique,
  add column blocked_at timestamptz,
  -- Deferred: it is named before it is there, because a pool has one code that was not replaced.
  add column replaced_by text references voucher_code (barcode) deferrable initially deferred,
  add constraint replaced_code_is_closed check (replaced_by is null or closed),
  drop constraint voucher_code_pool_id_key;
create unique index voucher_code_pool_once on voucher_code (pool_id) where replaced_by is null;
create index voucher_code_replaced on voucher_code (replaced_by) where replaced_by is not null;
