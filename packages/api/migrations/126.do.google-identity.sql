-- Who somebody is at Google: the subject never changes there, an email address may.
create table google_identity (
  subject text not null,
  user_id bigint not null references app_user on delete cascade,
  linked_at timestamptz not null,
  constraint google_identity__one_account primary key (subject),
  constraint google_identity__subject check (length(subject) between 1 and 255)
);
create index google_identity__of_user on google_identity (user_id);
