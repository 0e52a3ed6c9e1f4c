-- What was sold, of `sales`: the id that its line has in the order, which is a ticket's, an event's, a tour's, an article's.
-- Null for what is of no line (shipping, discounts, fees), and in what was posted before items were.
alter table ledger_posting add column item text;
