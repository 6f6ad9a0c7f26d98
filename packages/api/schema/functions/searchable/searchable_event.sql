-- Search documents of events; of a series, its next date. Those with a later publication date are included, and skipped
-- until then.
create or replace function searchable_event(refs text[]) returns setof searchable_row
language plpgsql stable as $$
begin
  return query
    select e.id::text, e.city, e.title,
      to_char(e.starts_at at time zone 'Asia/Kolkata', 'Dy FMDD Mon, FMHH12:MI am') || ' · ' || e.venue,
      concat_ws(' ', e.venue, l.name, e.city, e.kind, e.host, array_to_string(e.tags, ' '), e.line),
      path_of('event', e.city, e.slug),
      content_picture(e.city, e.scene, e.picture_url, e.alt, e.ground)::jsonb, kind_weight('event'),
      greatest(least(e.starts_at - interval '14 days', date_trunc('day', now())), e.published_at), e.ends_at
    from unnest(refs) as wanted (ref)
    join event e on e.id = wanted.ref::bigint and e.is_published and e.status <> 'cancelled'
      and is_next_of_series(e, now())
    left join locality l on l.city = e.city and l.slug = e.locality_slug;
end
$$;
