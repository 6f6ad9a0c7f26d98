-- One row per neighbourhood of a city.
create table locality (
  city text not null,
  slug text not null,
  name text not null,
  line text not null,
  position integer not null default 0,
  story text not null default '',
  pincode text,
  lat double precision,
  lng double precision,
  constraint locality__identity primary key (city, slug),
  constraint locality__name check (length(name) >= 1 and length(name) <= 80),
  constraint locality__pincode check (pincode ~ '^[1-9][0-9]{5}$'),
  constraint locality__point check ((lat is null) = (lng is null)),
  constraint locality__slug check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and city ~ '^[a-z-]+$')
);

create trigger locality__cards after update of name on locality for each row when (old.name <> new.name)
  execute function rename_locality_on_cards();
create trigger locality__found_added after insert on locality referencing new table as fresh for each statement
  execute function keep_searchable('locality', 'city || ''/'' || slug');
create trigger locality__found_changed after update on locality referencing old table as stale new table as fresh
  for each statement execute function keep_searchable('locality', 'city || ''/'' || slug');
create trigger locality__found_removed after delete on locality referencing old table as stale for each statement
  execute function keep_searchable('locality', 'city || ''/'' || slug');
