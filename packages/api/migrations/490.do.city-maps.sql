-- The sketch of each city that pages show where no other map is set, and the stops that people walk from. The document is
-- GeoJSON as it is sent; its version names its content and stands in its address.

create table city_map (
  city text not null,
  version text not null,
  document text not null,
  changed_at timestamptz not null default now(),
  constraint city_map__identity primary key (city),
  constraint city_map__version check (version ~ '^[0-9a-f]{12}$'),
  constraint city_map__document check (document is json object)
);

create table transit_station (
  id bigint generated always as identity,
  city text not null,
  name text not null,
  mode text not null,
  lines text[] not null,
  lat double precision not null,
  lng double precision not null,
  spot point not null generated always as (map_point(lat, lng)) stored,
  constraint transit_station__identity primary key (id),
  constraint transit_station__mode check (mode in ('metro', 'rail', 'ferry', 'bus')),
  constraint transit_station__lines check (cardinality(lines) > 0),
  constraint transit_station__position check (lat between -85 and 85 and lng between -180 and 180)
);
create index transit_station__spot on transit_station using gist (spot);
create index transit_station__city on transit_station (city);
