-- One row per tag, a topic by which people browse and search without knowing a name.
create table tag (
  slug text not null,
  name text not null,
  line text not null,
  tag_group text not null,
  is_programmatic boolean not null default false,
  position integer not null default 0,
  constraint tag__identity primary key (slug),
  constraint tag__name check (length(name) >= 1 and length(name) <= 80),
  constraint tag__slug check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);

create trigger tag__found_added after insert on tag referencing new table as fresh for each statement
  execute function keep_searchable('tag', 'slug');
create trigger tag__found_changed after update on tag referencing old table as stale new table as fresh
  for each statement execute function keep_searchable('tag', 'slug');
create trigger tag__found_removed after delete on tag referencing old table as stale for each statement
  execute function keep_searchable('tag', 'slug');
