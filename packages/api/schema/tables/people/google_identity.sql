-- One row per linked Google account. It is identified by the subject, which never changes, unlike the email address.
create table google_identity (
  subject text not null,
  user_id bigint not null,
  linked_at timestamptz not null,
  constraint google_identity__one_account primary key (subject),
  constraint google_identity__subject check (length(subject) >= 1 and length(subject) <= 255),
  constraint google_identity_user_id_fkey foreign key (user_id) references app_user (id) on delete cascade
);
create index google_identity__of_user on google_identity (user_id);
