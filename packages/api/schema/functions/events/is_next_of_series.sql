-- Whether an event is the first date of its series that is neither over nor cancelled: it represents the series in the
-- search and in the sitemap.
create or replace function is_next_of_series(e event, at timestamptz) returns boolean
language sql stable as $$
  select e.series_id is null or not exists (
    select from event o
    where o.series_id = e.series_id and o.is_published and o.status = 'scheduled'
      and o.ends_at > at and (o.starts_at, o.id) < (e.starts_at, e.id)
  )
$$;
