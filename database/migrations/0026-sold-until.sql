-- Until when a slot is sold, where that is earlier than its end: a museum lets nobody in shortly before it closes, and a day
-- ticket of today is worth nothing once the house is closed. Null: until it ends.
alter table slot add column sold_until timestamptz;
