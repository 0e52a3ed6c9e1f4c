-- Orders of closings that wait for a person stand on Today until somebody has seen to them.
create index closing_order_listed on closing_order (closing) where outcome = 'listed' and seen_to_at is null;
