-- One row per weekly series of events, with its weekdays and hour; each date is an event of its own. Dates are only
-- ever added: those that were booked, moved or cancelled stay as they are.
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
  -- Monday is 1; `starts_minute` counts minutes after midnight in India.
  weekdays smallint[] not null,
  starts_minute integer not null,
  minutes integer not null,
  -- [{"name", "price_paise", "seats"}], in the order in which they are offered on every date.
  tickets jsonb not null,
  organiser_id bigint,
  is_running boolean not null default true,
  constraint event_series__identity primary key (id),
  constraint event_series__slug_unique unique (slug),
  constraint event_series__blocks check (jsonb_typeof(blocks) = 'array'),
  constraint event_series__slug check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint event_series__tickets check (jsonb_typeof(tickets) = 'array' and jsonb_array_length(tickets) > 0),
  constraint event_series__time check (starts_minute >= 0 and starts_minute <= 1439 and minutes >= 1
    and minutes <= 1440),
  constraint event_series__weekdays check (cardinality(weekdays) >= 1 and cardinality(weekdays) <= 7
    and weekdays <@ '{1,2,3,4,5,6,7}'::smallint[]),
  constraint event_series__locality foreign key (city, locality_slug) references locality (city, slug),
  constraint event_series__organiser foreign key (organiser_id) references app_user (id) on delete set null
);
