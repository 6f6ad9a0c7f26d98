-- One row per person who writes posts. `city` is null for authors who write about every city.
create table author (
  user_id bigint not null,
  handle text not null,
  name text not null,
  line text not null,
  story text not null,
  city text,
  face jsonb,
  picture jsonb,
  constraint author__identity primary key (user_id),
  constraint author__handle_unique unique (handle),
  constraint author__handle check (handle ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and handle !~ '^[0-9]+$'),
  constraint author__name check (length(name) >= 1 and length(name) <= 120),
  constraint author__picture check (jsonb_typeof(picture) = 'object'),
  constraint author__account foreign key (user_id) references app_user (id) on delete cascade
);

create trigger author__cards after update of name on author for each row when (old.name <> new.name)
  execute function rename_author_on_cards();
create trigger author__found_added after insert on author referencing new table as fresh for each statement
  execute function keep_searchable('author', 'user_id');
create trigger author__found_changed after update on author referencing old table as stale new table as fresh
  for each statement execute function keep_searchable('author', 'user_id');
create trigger author__found_removed after delete on author referencing old table as stale for each statement
  execute function keep_searchable('author', 'user_id');
create trigger author__search_renamed after update of name on author for each row when (old.name <> new.name)
  execute function rename_author_in_search();
