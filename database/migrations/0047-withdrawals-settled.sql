-- What became of a declaration of withdrawal: carried out with a return, or answered without one and why.
alter table withdrawal
  add column settled_at timestamptz,
  add column outcome text check (outcome in ('carried-out', 'not-due')),
  add constraint withdrawal_settled check ((settled_at is null) = (outcome is null));
create index withdrawal_open on withdrawal (received_at, id) where settled_at is null;
create index withdrawal_settled on withdrawal (settled_at desc, id) where settled_at is not null;
