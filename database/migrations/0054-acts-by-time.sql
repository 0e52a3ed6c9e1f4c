-- The journal of acts is read by time (operations 1): the last act first, of a period, page by page.
create index act_by_time on act (at, id);
