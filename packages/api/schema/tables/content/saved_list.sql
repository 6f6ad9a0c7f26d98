-- A named list that a user makes of saves. With a code, everybody who knows the code can read it; `shared_as` is the
-- name that its owner shows there, empty for none.
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
create unique index saved_list__by_code on saved_list (share_code) where share_code is not null;
create unique index saved_list__name_once on saved_list (user_id, lower(name));
