-- A place as a point in Mercator's projection, in metres: it keeps circles, so the nearest in the plane is the nearest
-- on the ground.
create or replace function map_point(lat double precision, lng double precision) returns point
language sql immutable parallel safe as $$
  select point(6371008.8 * radians(lng), 6371008.8 * ln(tan(pi() / 4 + radians(lat) / 2)))
$$;
