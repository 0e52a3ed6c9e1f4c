-- Transfers that are awaited, by the day until which their places are held: the office's first page shows the next ones.
create index transfer_awaited on transfer (due_on) where closed_at is null;
