-- One row per version of a form's questions; earlier versions are kept for the answers given to them.
create table form_version (
  form_id text not null,
  version integer not null,
  fields jsonb not null,
  made_at timestamptz not null default now(),
  constraint form_version__identity primary key (form_id, version),
  constraint form_version__fields check (jsonb_typeof(fields) = 'array'),
  constraint form_version__form foreign key (form_id) references form (id) on delete cascade
);
