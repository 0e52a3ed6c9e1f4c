-- A ticket that is free because it comes along with a paid one: a child beside its parents.
alter table ticket add column only_with_paid boolean not null default false;
