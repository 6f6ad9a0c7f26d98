-- The sketch of a city as GeoJSON, as it is sent; its version names its content and stands in its address.
create table city_map (
  city text not null,
  version text not null,
  document text not null,
  changed_at timestamptz not null default now(),
  constraint city_map__identity primary key (city),
  constraint city_map__document check (document is json object),
  constraint city_map__version check (version ~ '^[0-9a-f]{12}$')
);
