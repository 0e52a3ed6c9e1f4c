-- Times of one pool that overlap took places of each other: a visitor at 12:00 also had one of the time that began at 11:00 and
-- still ran. What is too much of times to come is given back. What a cart has claimed of a time by itself stays.
select s.id from slot s
where s.ends_at > now() and exists (
  select from slot o where o.pool_id = s.pool_id and o.starts_at > s.starts_at and o.starts_at < s.ends_at
)
order by s.id for no key update;

with claimed as (
  select h.cart_id, h.slot_id, h.quantity as held,
    coalesce(sum((claim ->> 'quantity')::int) filter (where later.is_so), 0)::int as others,
    coalesce(sum((claim ->> 'quantity')::int) filter (where not later.is_so), 0)::int as own
  from slot s
  join hold h on h.slot_id = s.id
  join cart c on c.id = h.cart_id
  cross join jsonb_array_elements(coalesce(c.quote -> 'claims', '[]')) as claim
  cross join lateral (
    select (claim ->> 'startsAtSlot')::boolean and s.starts_at < to_timestamp((claim ->> 'from')::float8 / 1000) as is_so
  ) later
  where s.ends_at > now() and claim ->> 'pool' = s.pool_id
    and exists (
      select from slot o where o.pool_id = s.pool_id and o.starts_at > s.starts_at and o.starts_at < s.ends_at
    )
    and s.starts_at < to_timestamp((claim ->> 'until')::float8 / 1000)
    and s.ends_at > to_timestamp((claim ->> 'from')::float8 / 1000)
  group by h.cart_id, h.slot_id, h.quantity
), freed as (
  select cart_id, slot_id, held, least(others, held - own) as quantity from claimed where others > 0 and held > own
), emptied as (
  delete from hold h using freed f
  where h.cart_id = f.cart_id and h.slot_id = f.slot_id and f.quantity = f.held
  returning h.cart_id
), lessened as (
  update hold h set quantity = h.quantity - f.quantity from freed f
  where h.cart_id = f.cart_id and h.slot_id = f.slot_id and f.quantity < f.held
), counted as (
  update cart c set hold_count = c.hold_count - e.count
  from (select cart_id, count(*)::int as count from emptied group by cart_id) e where c.id = e.cart_id
)
update slot s set taken = s.taken - f.quantity,
  capacity = case when s.planned is null then s.capacity else greatest(s.planned, s.taken - f.quantity) end
from (select slot_id, sum(quantity)::int as quantity from freed group by slot_id) f where s.id = f.slot_id;
