-- Pages of events for the sitemap; of a series only the next date.
create or replace function event_addresses(area text, after text, most integer)
returns table (key text, href text, changed_at timestamptz)
language sql stable as $$
  select e.slug, path_of('event', e.city, e.slug), null::timestamptz
  from event e
  where e.city = area and e.is_published and coalesce(e.published_at, now()) <= now() and e.ends_at > now()
    and e.slug > after and is_next_of_series(e, now())
  order by e.slug limit most
$$;
