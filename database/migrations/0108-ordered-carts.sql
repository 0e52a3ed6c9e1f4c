-- When the visitor placed the order on the accepted page although the money was still on its way.
alter table cart add column ordered_at timestamptz;
