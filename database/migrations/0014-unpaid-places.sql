-- What carts hold that are not paid for yet, by who asked for it: the museum limits it, against scripts that book it out
-- without ever paying.
alter table cart
  -- How many people it is for.
  add column places integer not null default 0 check (places >= 0),
  -- A keyed digest of the network that it came from; known only while it is held.
  add column network text;
create index cart_held_by_network on cart (network) where network is not null;
