-- Whoever asked is to be forgotten: at once, or as soon as the offer that they have is over.
alter table group_request add column forget boolean not null default false;
create index group_request_forget on group_request (number) where forget;
