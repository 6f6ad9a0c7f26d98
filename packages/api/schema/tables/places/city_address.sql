-- Names that posts and events have in addresses: both answer at the same ones, so no slug may be used twice.
create table city_address (
  slug text not null,
  kind text not null,
  constraint city_address__identity primary key (slug),
  constraint city_address__kind check (kind in ('post', 'event'))
);
