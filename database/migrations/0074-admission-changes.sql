-- Orders whose admissions are new or have changed, for devices at the door: they ask what has changed since they last asked.
-- Written by the database itself, so that nothing that sells, moves or gives back can forget it, older processes included.
create table admission_change (
  id bigint generated always as identity primary key,
  booking_id text not null,
  at timestamptz not null default clock_timestamp()
);
create index admission_change_by_time on admission_change (at);

create function note_admission_change() returns trigger language plpgsql as $$
begin
  insert into admission_change (booking_id) select distinct booking_id from changed order by booking_id;
  return null;
end $$;

create trigger admission_is_new after insert on admission
  referencing new table as changed for each statement execute function note_admission_change();
create trigger admission_has_changed after update on admission
  referencing new table as changed for each statement execute function note_admission_change();
