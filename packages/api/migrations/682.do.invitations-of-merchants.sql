create table merchant_invitation (
  id bigint generated always as identity,
  merchant_id bigint not null,
  email text not null,
  hash bytea not null,
  invited_by bigint,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  undeliverable_at timestamptz,
  constraint merchant_invitation__identity primary key (id),
  constraint merchant_invitation__hash unique (hash),
  constraint merchant_invitation__once unique (merchant_id, email),
  constraint merchant_invitation__email check (email = lower(email) and length(email) <= 254),
  constraint merchant_invitation__time check (sent_at < expires_at),
  constraint merchant_invitation__by foreign key (invited_by) references app_user (id) on delete set null,
  constraint merchant_invitation__merchant foreign key (merchant_id) references merchant (id) on delete cascade
);
create index merchant_invitation__by_person on merchant_invitation (invited_by) where invited_by is not null;
create index merchant_invitation__end on merchant_invitation (expires_at);
