-- The museum's list of tour bookings asks for some days among orders that are mostly of other things and of other years.
-- An order may hold several tours: when the last of them begins decides whether its days are past.
create function last_tour_datetime(content jsonb) returns text
  language sql immutable strict parallel safe
  return (
    select max((line ->> 'datetime') collate "C")
    from jsonb_array_elements(content -> 'lines') as line
    where line ->> 'type' = 'guidedTour'
  );

create index placed_order_tours on placed_order (last_tour_datetime(content))
  where state = 'confirmed' and content @> '{"lines": [{"type": "guidedTour"}]}';
