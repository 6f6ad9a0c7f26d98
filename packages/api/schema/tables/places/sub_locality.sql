-- One row per part of a neighbourhood.
create table sub_locality (
  city text not null,
  locality_slug text not null,
  slug text not null,
  name text not null,
  position integer not null default 0,
  constraint sub_locality__identity primary key (city, locality_slug, slug),
  constraint sub_locality__slug check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint sub_locality__locality foreign key (city, locality_slug) references locality (city,
    slug) on delete cascade
);

create trigger sub_locality__found_added after insert on sub_locality referencing new table as fresh
  for each statement execute function keep_searchable('locality', 'city || ''/'' || locality_slug');
create trigger sub_locality__found_changed after update on sub_locality
  referencing old table as stale new table as fresh for each statement execute function keep_searchable('locality',
  'city || ''/'' || locality_slug');
create trigger sub_locality__found_removed after delete on sub_locality referencing old table as stale
  for each statement execute function keep_searchable('locality', 'city || ''/'' || locality_slug');
