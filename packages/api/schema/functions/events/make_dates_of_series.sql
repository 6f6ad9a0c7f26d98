-- Creates the dates of all series for a number of days from `at` on; returns how many were new. Concurrent calls run
-- one after the other, so a date is created once. Afterwards the search gets the next date of each series.
create or replace function make_dates_of_series(at timestamptz, days integer) returns integer
language plpgsql as $$
declare
  made bigint[];
begin
  perform pg_advisory_xact_lock(7685470);
  with wanted as (
    select s.*, day::date as day,
      (day + s.starts_minute * interval '1 minute') at time zone 'Asia/Kolkata' as starts,
      (select min((t ->> 'price_paise')::bigint) from jsonb_array_elements(s.tickets) t) as price_from,
      (select max((t ->> 'price_paise')::bigint) from jsonb_array_elements(s.tickets) t) as price_to
    from event_series s
    cross join lateral generate_series(
      date_trunc('day', at at time zone 'Asia/Kolkata'),
      date_trunc('day', at at time zone 'Asia/Kolkata') + days * interval '1 day', interval '1 day') as day
    where s.is_running and extract(isodow from day) = any(s.weekdays)
      and not exists (select from event e where e.series_id = s.id and e.series_day = day::date)
  ), fresh as (
    insert into event (slug, city, locality_slug, title, venue, line, starts_at, ends_at, scene, alt, ground, kind,
      host, place_slug, tags, blocks, price_from_paise, price_to_paise, series_id, series_day)
    select w.slug || to_char(w.day, '-YYYY-MM-DD'), w.city, w.locality_slug, w.title, w.venue, w.line, w.starts,
      w.starts + w.minutes * interval '1 minute', w.scene, w.alt, w.ground, w.kind, w.host,
      w.place_slug, w.tags, w.blocks, w.price_from, w.price_to, w.id, w.day
    from wanted w order by w.starts, w.id
    on conflict do nothing
    returning id
  )
  select coalesce(array_agg(id), '{}') into made from fresh;

  insert into ticket_type (event_id, name, price_paise, seats, position)
  select e.id, t.type ->> 'name', (t.type ->> 'price_paise')::bigint, (t.type ->> 'seats')::integer, t.place - 1
  from event e join event_series s on s.id = e.series_id
  cross join lateral jsonb_array_elements(s.tickets) with ordinality as t (type, place)
  where e.id = any(made);

  insert into event_organiser (event_id, user_id)
  select e.id, s.organiser_id from event e join event_series s on s.id = e.series_id
  where e.id = any(made) and s.organiser_id is not null;

  perform refresh_searchable('event', array(
    select next.id::text from event_series s cross join lateral (
      select e.id from event e
      where e.series_id = s.id and e.is_published and e.status = 'scheduled' and e.ends_at > at
      order by e.starts_at, e.id limit 1
    ) next
    where not exists (select from searchable f where f.kind = 'event' and f.ref = next.id::text)
  ));
  return cardinality(made);
end
$$;
