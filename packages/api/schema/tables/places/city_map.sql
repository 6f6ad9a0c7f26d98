-- One row per city, with its sketch map as GeoJSON in the form in which it is sent. `version` identifies the content
-- and is part of the map's address.
create table city_map (
  city text not null,
  version text not null,
  document text not null,
  changed_at timestamptz not null default now(),
  constraint city_map__identity primary key (city),
  constraint city_map__document check (document is json object),
  constraint city_map__version check (version ~ '^[0-9a-f]{12}$')
);
