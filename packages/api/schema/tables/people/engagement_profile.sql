-- One row per user who gave details for personal suggestions. The row is the consent: withdrawing it deletes the row.
create table engagement_profile (
  user_id bigint not null,
  city text,
  preferences text[] not null default '{}',
  gender text,
  birth_year smallint,
  agreed_at timestamptz not null,
  constraint engagement_profile__identity primary key (user_id),
  constraint engagement_profile__born check (birth_year >= 1900 and birth_year <= 2100),
  constraint engagement_profile__gender check (gender in ('woman', 'man', 'other')),
  constraint engagement_profile__preferences check (cardinality(preferences) <= 20),
  constraint engagement_profile__user foreign key (user_id) references app_user (id) on delete cascade
);
