-- One row per answered question and user who reported it.
create table product_question_flag (
  question_id bigint not null,
  user_id bigint not null,
  reason text not null default '',
  created_at timestamptz not null,
  constraint product_question_flag__identity primary key (question_id, user_id),
  constraint product_question_flag__question foreign key (question_id)
    references product_question (id) on delete cascade,
  constraint product_question_flag__user foreign key (user_id) references app_user (id) on delete cascade
);
create index product_question_flag__of_user on product_question_flag (user_id);
