-- When a person was last told that products they saved cost less. There is one notice a day at most.
create table price_notice (
  user_id bigint not null,
  told_at timestamptz not null,
  constraint price_notice__identity primary key (user_id),
  constraint price_notice__user foreign key (user_id) references app_user (id) on delete cascade
);
