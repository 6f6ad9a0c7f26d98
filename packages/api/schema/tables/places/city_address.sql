-- One row per slug of a post or an event. Both share the same addresses, so no slug is used twice.
create table city_address (
  slug text not null,
  kind text not null,
  constraint city_address__identity primary key (slug),
  constraint city_address__kind check (kind in ('post', 'event'))
);
