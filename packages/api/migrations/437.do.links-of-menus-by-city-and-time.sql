-- Links of menus may be for some cities and for a time, as banners are. None and null: for everybody, always.
alter table nav_item
  add column cities text[] not null default '{}',
  add column starts_at timestamptz,
  add column ends_at timestamptz,
  add constraint nav_item__time check (ends_at > starts_at);
