-- Whether an event's times are an entry or a duration, and how long a visit with an entry takes. An import writes both; until
-- then the default holds.
alter table event add column times text not null default 'entry' check (times in ('entry', 'duration'));
alter table event add column visit_minutes integer check (visit_minutes > 0);
-- When an event that runs is not shown for a while, and why: a list of days.
alter table event add column pauses jsonb not null default '[]';
