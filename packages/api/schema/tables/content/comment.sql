-- One row per comment on a post, a place or an event. `ref` identifies the thing as in `saved_item`.
create table comment (
  id bigint generated always as identity,
  object text not null,
  ref text not null,
  user_id bigint not null,
  body text not null,
  state text not null default 'published',
  created_at timestamptz not null,
  edited_at timestamptz,
  deleted_at timestamptz,
  -- When an operator last reviewed it; only later flags count. Null if never.
  read_at timestamptz,
  constraint comment__identity primary key (id),
  constraint comment__body check (length(body) >= 1 and length(body) <= 2000),
  constraint comment__object check (object in ('post', 'place', 'event')),
  constraint comment__ref check (ref ~ '^([a-z-]{1,40}/)?[A-Za-z0-9][A-Za-z0-9._-]{0,159}$'),
  constraint comment__state check (state in ('published', 'held', 'refused')),
  constraint comment__user foreign key (user_id) references app_user (id) on delete cascade
);
create index comment__held on comment (created_at) where state = 'held' and deleted_at is null;
create index comment__of_thing on comment (object, ref, id desc) where state = 'published' and deleted_at is null;
create index comment__of_writer on comment (user_id, created_at desc);
