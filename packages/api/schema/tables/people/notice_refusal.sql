-- One row per kind of email that a user does not want.
create table notice_refusal (
  user_id bigint not null,
  kind text not null,
  refused_at timestamptz not null,
  constraint notice_refusal__identity primary key (user_id, kind),
  constraint notice_refusal__user foreign key (user_id) references app_user (id) on delete cascade
);
