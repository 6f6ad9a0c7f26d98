-- One row per phone number used to sign in, with its country code: +919876543210. A number opens only the account for
-- which it was last verified.
create table phone_identity (
  phone text not null,
  user_id bigint not null,
  proven_at timestamptz not null,
  constraint phone_identity__identity primary key (phone),
  constraint phone_identity__one_an_account unique (user_id),
  constraint phone_identity__international check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  constraint phone_identity__user foreign key (user_id) references app_user (id) on delete cascade
);
