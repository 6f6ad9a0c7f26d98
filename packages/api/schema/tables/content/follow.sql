-- One row per user who follows another user.
create table follow (
  follower_id bigint not null,
  followed_id bigint not null,
  created_at timestamptz not null,
  constraint follow__identity primary key (follower_id, followed_id),
  constraint follow__another check (follower_id <> followed_id),
  constraint follow__followed foreign key (followed_id) references app_user (id) on delete cascade,
  constraint follow__follower foreign key (follower_id) references app_user (id) on delete cascade
);
create index follow__followers on follow (followed_id, created_at desc, follower_id);
create index follow__following on follow (follower_id, created_at desc, followed_id);
