-- What is on a list, each of them saved by its owner.
create table saved_list_item (
  list_id bigint not null,
  kind text not null,
  ref text not null,
  added_at timestamptz not null,
  -- Set while it is no longer saved: saved again within a day, it is back on the list.
  removed_at timestamptz,
  constraint saved_list_item__identity primary key (list_id, kind, ref),
  constraint saved_list_item__kind check (kind in ('product', 'place', 'post', 'event', 'mall', 'video', 'map')),
  constraint saved_list_item__ref check (ref ~ '^([a-z-]{1,40}/)?[A-Za-z0-9][A-Za-z0-9._-]{0,159}$'),
  constraint saved_list_item__list foreign key (list_id) references saved_list (list_id) on delete cascade
);
create index saved_list_item__newest on saved_list_item (list_id, added_at desc, ref) where removed_at is null;
create index saved_list_item__removed on saved_list_item (removed_at) where removed_at is not null;
