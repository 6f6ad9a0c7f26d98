-- One row per category of the access programme's offers, by which members filter.
create table access_category (
  slug text not null,
  title text not null,
  line text not null,
  position smallint not null,
  constraint access_category__identity primary key (slug),
  constraint access_category__slug check (slug ~ '^[a-z]+(-[a-z]+)*$' and (slug not in ('all', 'card', 'counter',
    'deals')))
);
