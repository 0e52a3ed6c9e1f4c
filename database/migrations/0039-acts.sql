-- The journal of acts (operations 1): what staff, other programs and the command line did. A row is written in the
-- transaction of what was done and never changed. It names things by their ids without referring to them: the journal
-- outlives what it is about.
create table act (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- `staff` or `command`, and the member of staff or the name that the system knows.
  actor_kind text not null,
  actor_id text not null,
  -- The network address that it came from; empty on the server itself.
  address text not null,
  verb text not null,
  object_kind text not null,
  object_id text not null,
  before jsonb,
  after jsonb,
  reason text
);
create index act_by_object on act (object_kind, object_id, id);
create index act_by_actor on act (actor_kind, actor_id, id);
create index act_by_verb on act (verb, id);

create function refuse_act_change() returns trigger language plpgsql as $$
begin
  raise exception 'the journal of acts is never changed (% of %)', tg_op, tg_table_name
    using errcode = 'restrict_violation', constraint = 'act_is_never_changed';
end $$;

create trigger act_is_never_changed
  before update or delete or truncate on act for each statement execute function refuse_act_change();
