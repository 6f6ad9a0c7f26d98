-- One row per questionnaire of the gift finder, with the version of the questions it asks.
create table gift_questionnaire (
  slug text not null,
  version integer not null default 1,
  position integer not null default 0,
  is_published boolean not null default false,
  constraint gift_questionnaire__identity primary key (slug),
  constraint gift_questionnaire__slug check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 60),
  constraint gift_questionnaire__version check (version > 0),
  constraint gift_questionnaire__asks foreign key (slug, version) references gift_questionnaire_version (slug,
    version) deferrable initially deferred
);
