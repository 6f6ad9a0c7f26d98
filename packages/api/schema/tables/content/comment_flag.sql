-- One row per comment and user who reported it.
create table comment_flag (
  comment_id bigint not null,
  user_id bigint not null,
  reason text not null default '',
  created_at timestamptz not null,
  constraint comment_flag__identity primary key (comment_id, user_id),
  constraint comment_flag__comment foreign key (comment_id) references comment (id) on delete cascade,
  constraint comment_flag__user foreign key (user_id) references app_user (id) on delete cascade
);
