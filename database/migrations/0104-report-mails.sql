-- Reports that somebody in the office gets by mail each Monday (ADR 107).
create table report_mail (
  -- Unguessable: the mail's link ends it without signing in.
  id text primary key,
  staff_id text not null references staff_member (id),
  report text not null,
  -- Its grouping and filters, as in the address of its page, in the order of their names.
  query text not null,
  made_at timestamptz not null,
  unique (staff_id, report, query)
);
