-- Named lists that people make of their saves, and what is in each. A list with a code can be read by everybody who
-- knows the code.
create table saved_list (
  list_id bigint generated always as identity,
  user_id bigint not null,
  name text not null,
  created_at timestamptz not null,
  share_code text,
  shared_as text,
  shared_at timestamptz,
  constraint saved_list__identity primary key (list_id),
  constraint saved_list__name check (length(name) >= 1 and length(name) <= 60),
  constraint saved_list__share check ((share_code is null) = (shared_at is null)
    and (share_code is null) = (shared_as is null)),
  constraint saved_list__share_code check (share_code ~ '^[0-9a-f]{32}$'),
  constraint saved_list__shared_as check (length(shared_as) <= 60),
  constraint saved_list__user foreign key (user_id) references app_user (id) on delete cascade
);
create unique index saved_list__name_once on saved_list (user_id, lower(name));
create unique index saved_list__by_code on saved_list (share_code) where share_code is not null;
create table saved_list_item (
  list_id bigint not null,
  kind text not null,
  ref text not null,
  added_at timestamptz not null,
  removed_at timestamptz,
  constraint saved_list_item__identity primary key (list_id, kind, ref),
  constraint saved_list_item__kind check (kind in ('product', 'place', 'post', 'event', 'mall', 'video', 'map')),
  constraint saved_list_item__ref check (ref ~ '^([a-z-]{1,40}/)?[A-Za-z0-9][A-Za-z0-9._-]{0,159}$'),
  constraint saved_list_item__list foreign key (list_id) references saved_list (list_id) on delete cascade
);
create index saved_list_item__newest on saved_list_item (list_id, added_at desc, ref) where removed_at is null;
create index saved_list_item__removed on saved_list_item (removed_at) where removed_at is not null;
