-- One row per page of the shop that is a saved filter with a name of its own. `filter` holds fields of the list's
-- query: {"maxPrice": 999}.
create table custom_category (
  slug text not null,
  title text not null,
  description text not null,
  filter jsonb not null,
  sort smallint,
  picture_category text not null,
  position integer not null default 0,
  constraint custom_category__identity primary key (slug),
  constraint custom_category__filter check (jsonb_typeof(filter) = 'object'),
  constraint custom_category__slug check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
  constraint custom_category__sort check (sort >= 0),
  constraint custom_category__picture foreign key (picture_category) references category (path)
);

create trigger custom_category__note after insert or delete or update on custom_category for each statement
  execute function note_lookups();
