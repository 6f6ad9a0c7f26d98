-- One row per version of a gift-finder questionnaire. Every version is kept, so that a shared list is read with the
-- questions that were asked then.
create table gift_questionnaire_version (
  slug text not null,
  version integer not null,
  content jsonb not null,
  saved_by bigint,
  saved_at timestamptz not null default now(),
  constraint gift_questionnaire_version__identity primary key (slug, version),
  constraint gift_questionnaire_version__content check (jsonb_typeof(content -> 'questions') = 'array'),
  constraint gift_questionnaire_version__editor foreign key (saved_by) references app_user (id) on delete set null,
  constraint gift_questionnaire_version__questionnaire foreign key (slug) references gift_questionnaire (slug)
);
