-- One row per public transport stop from which people walk, with all lines that serve it.
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
  constraint transit_station__lines check (cardinality(lines) > 0),
  constraint transit_station__mode check (mode in ('metro', 'rail', 'ferry', 'bus')),
  constraint transit_station__position check (lat >= '-85'::integer::double precision and lat <= 85::double precision
    and lng >= '-180'::integer::double precision and lng <= 180::double precision)
);
create index transit_station__city on transit_station (city);
create index transit_station__spot on transit_station using gist (spot);
