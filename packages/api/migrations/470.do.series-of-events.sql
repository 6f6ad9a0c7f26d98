-- Events that come back every week: a series tells weekdays and hour, and its dates are events of their own, with seats,
-- tickets and an address each. Dates are only ever added; what was booked, moved or called off stays as it is.

create table event_series (
  id bigint generated always as identity,
  slug text not null,
  city text not null,
  locality_slug text,
  title text not null,
  venue text not null,
  line text not null default '',
  kind text not null,
  host text not null,
  place_slug text,
  tags text[] not null default '{}',
  blocks jsonb not null default '[]',
  scene text not null,
  alt text not null,
  ground text not null,
  -- Monday is 1; the hour is one of India, in minutes after midnight.
  weekdays smallint[] not null,
  starts_minute integer not null,
  minutes integer not null,
  -- [{"name", "price_paise", "seats"}], in the order in which they are offered on every date.
  tickets jsonb not null,
  organiser_id bigint,
  is_running boolean not null default true,
  constraint event_series__identity primary key (id),
  constraint event_series__slug_unique unique (slug),
  constraint event_series__slug check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint event_series__weekdays check (cardinality(weekdays) between 1 and 7 and weekdays <@ '{1,2,3,4,5,6,7}'),
  constraint event_series__time check (starts_minute between 0 and 1439 and minutes between 1 and 1440),
  constraint event_series__tickets check (jsonb_typeof(tickets) = 'array' and jsonb_array_length(tickets) > 0),
  constraint event_series__blocks check (jsonb_typeof(blocks) = 'array'),
  constraint event_series__locality foreign key (city, locality_slug) references locality (city, slug),
  constraint event_series__organiser foreign key (organiser_id) references app_user (id) on delete set null
);

alter table event add column series_id bigint;
-- The day that the series gave it, which stays when an editor moves the hour: so no day is made twice.
alter table event add column series_day date;
alter table event add constraint event__series foreign key (series_id) references event_series (id);
alter table event add constraint event__series_day check ((series_id is null) = (series_day is null));
create unique index event__once_a_day on event (series_id, series_day) where series_id is not null;
create index event__dates_of_series on event (series_id, starts_at) where series_id is not null;

-- Prices are written only when they differ: a date comes with its own, and each write of an event goes to the search.
create or replace function event_knows_its_prices() returns trigger
language plpgsql as $$
declare
  of_event bigint := coalesce(new.event_id, old.event_id);
  least bigint;
  most bigint;
begin
  select coalesce(min(t.price_paise), 0), coalesce(max(t.price_paise), 0) into least, most
  from ticket_type t where t.event_id = of_event;
  if exists (
    select from event e where e.id = of_event and (e.price_from_paise, e.price_to_paise) is distinct from (least, most)
  ) then
    update event set price_from_paise = least, price_to_paise = most where id = of_event;
  end if;
  return null;
end
$$;

-- The first date of a series that is neither over nor called off: it stands for all of them in the search and in the
-- sitemap.
create function is_next_of_series(e event, at timestamptz) returns boolean
language sql stable as $$
  select e.series_id is null or not exists (
    select from event o
    where o.series_id = e.series_id and o.is_published and o.status = 'scheduled'
      and o.ends_at > at and (o.starts_at, o.id) < (e.starts_at, e.id)
  )
$$;

create or replace function searchable_event(refs text[]) returns setof searchable_row
language plpgsql stable as $$
begin
  return query
    select e.id::text, e.city, e.title,
      to_char(e.starts_at at time zone 'Asia/Kolkata', 'Dy FMDD Mon, FMHH12.MI am') || ' · ' || e.venue,
      concat_ws(' ', e.venue, l.name, e.city, e.kind, e.host, array_to_string(e.tags, ' '), e.line),
      '/' || e.city || '/' || e.slug,
      content_picture(e.city, e.scene, e.picture_url, e.alt, e.ground)::jsonb, 450,
      greatest(least(e.starts_at - interval '14 days', date_trunc('day', now())), e.published_at), e.ends_at
    from unnest(refs) as wanted (ref)
    join event e on e.id = wanted.ref::bigint and e.is_published and e.status <> 'cancelled'
      and is_next_of_series(e, now())
    left join locality l on l.city = e.city and l.slug = e.locality_slug;
end
$$;

-- Makes the dates of all series from the day of `at` on, so many days ahead, and answers how many are new. One after the
-- other, whoever calls: the second finds them made. Afterwards the search knows the next date of each series.
create function make_dates_of_series(at timestamptz, days integer) returns integer
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
    insert into event (slug, city, locality_slug, title, venue, line, starts_at, ends_at, scene, alt, ground, kind, host,
      place_slug, tags, blocks, price_from_paise, price_to_paise, series_id, series_day)
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

-- Pages of events for search engines: of a series the next date.
create function event_addresses(area text, after text, most integer)
returns table (key text, href text, changed_at timestamptz)
language sql stable as $$
  select e.slug, '/' || e.city || '/' || e.slug, null::timestamptz
  from event e
  where e.city = area and e.is_published and coalesce(e.published_at, now()) <= now() and e.ends_at > now()
    and e.slug > after and is_next_of_series(e, now())
  order by e.slug limit most
$$;
