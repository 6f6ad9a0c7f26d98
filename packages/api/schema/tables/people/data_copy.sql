-- One row per requested copy of a user's data, which can be downloaded once.
create table data_copy (
  copy_id uuid not null,
  user_id bigint not null,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  ready_at timestamptz,
  taken_at timestamptz,
  file bytea,
  constraint data_copy__identity primary key (copy_id),
  constraint data_copy__file check ((file is not null) = (ready_at is not null and taken_at is null)),
  constraint data_copy__user foreign key (user_id) references app_user (id) on delete cascade
);
create index data_copy__of_user on data_copy (user_id, asked_at desc);
create index data_copy__old on data_copy (expires_at);
