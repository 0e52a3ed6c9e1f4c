-- Days that were closed (ADR 103): what the ledger had of each then, for good. What is posted to a day afterwards is seen by what
-- differs.
create table day_closing (
  -- In museum time.
  day date primary key,
  at timestamptz not null,
  -- A member of staff; null: by itself, as the museum has set it.
  staff_id text,
  -- How many entries of the ledger the day had.
  entries integer not null,
  -- What was counted in the register, in cents; null where nobody counted.
  counted bigint check (counted >= 0),
  -- What whoever closed it wrote.
  note text not null
);

-- The sums of a closed day.
create table day_closing_line (
  day date not null references day_closing (day),
  -- From 1.
  place integer not null,
  cause text not null,
  account text not null,
  vat_value numeric,
  product text,
  -- The provider of the payment that it is about.
  payment text,
  -- Cents.
  debit bigint not null,
  credit bigint not null,
  primary key (day, place)
);

create function refuse_day_closing_change() returns trigger language plpgsql as $$
begin
  raise exception 'a closed day is never changed (% of %)', tg_op, tg_table_name
    using errcode = 'restrict_violation', constraint = 'day_closing_is_never_changed';
end $$;

create trigger day_closing_is_never_changed
  before update or delete on day_closing for each statement execute function refuse_day_closing_change();
create trigger day_closing_line_is_never_changed
  before update or delete on day_closing_line for each statement execute function refuse_day_closing_change();
