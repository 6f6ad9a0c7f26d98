-- One row per review and user who found it helpful.
create table review_vote (
  review_id bigint not null,
  user_id bigint not null,
  constraint review_vote__identity primary key (review_id, user_id),
  constraint review_vote__review foreign key (review_id) references review (id) on delete cascade,
  constraint review_vote__user foreign key (user_id) references app_user (id) on delete cascade
);
