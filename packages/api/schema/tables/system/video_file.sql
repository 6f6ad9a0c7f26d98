-- One row per uploaded film, which is stored in pieces of one megabyte, so that every API process can play it and none
-- holds all of it in memory. A deployment that outgrows this moves the pieces to an object store and keeps the row.
-- Incomplete uploads are deleted after a day.
create table video_file (
  id text not null,
  -- Null once the account of the one who uploaded it is erased; it stays because pages show it.
  user_id bigint,
  type text not null,
  bytes bigint not null default 0,
  is_complete boolean not null default false,
  created_at timestamptz not null default clock_timestamp(),
  -- When a document first referred to it; unused ones are deleted after a week.
  used_at timestamptz,
  -- Since when no document has shown it; it is deleted a week later.
  unused_since timestamptz,
  constraint video_file__identity primary key (id),
  constraint video_file__bytes check (bytes >= 0 and bytes <= 134217728),
  constraint video_file__id check (id ~ '^[A-Za-z0-9_-]{22}$'),
  constraint video_file__type check (type in ('video/mp4', 'video/webm')),
  constraint video_file__user foreign key (user_id) references app_user (id) on delete cascade
);
create index video_file__abandoned on video_file (unused_since) where unused_since is not null;
create index video_file__given_up on video_file (created_at) where not is_complete;
create index video_file__of_user on video_file (user_id);
create index video_file__unused on video_file (created_at) where is_complete and used_at is null;
