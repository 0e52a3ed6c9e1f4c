-- Further pictures of an exhibition, each as `picture` is stored.
alter table event add column more_pictures jsonb not null default '[]';
