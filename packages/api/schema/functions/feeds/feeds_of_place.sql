-- The feeds that list a place.
create or replace function feeds_of_place(p place) returns setof text language sql immutable parallel safe as $$
  select key from (
    select p.city as key
    union all select p.city || '/type/' || p.type
    union all select p.city || '/locality/' || p.locality_slug
    union all select p.city || '/tag/' || tag from unnest(p.tags) as tag
    union all select p.city || '/locality/' || p.locality_slug || '/tag/' || tag from unnest(p.tags) as tag
  ) feed where p.status <> 'draft' group by key
$$;
