-- One row per list of gifts that a person created by answering a questionnaire. A list belongs to an account or to a
-- browser, which holds the key whose hash is stored here.
create table gift_choice (
  id text not null,
  slug text not null,
  version integer not null,
  answers jsonb not null,
  user_id bigint,
  browser_key bytea,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  constraint gift_choice__identity primary key (id),
  constraint gift_choice__answers check (jsonb_typeof(answers) = 'array'),
  constraint gift_choice__has_an_owner check ((user_id is null) <> (browser_key is null)),
  constraint gift_choice__id check (id ~ '^[A-Za-z0-9_-]{22}$'),
  constraint gift_choice__questions foreign key (slug, version) references gift_questionnaire_version (slug, version),
  constraint gift_choice__user foreign key (user_id) references app_user (id) on delete cascade
);
create index gift_choice__age on gift_choice (changed_at);
create index gift_choice__of_user on gift_choice (user_id) where user_id is not null;
