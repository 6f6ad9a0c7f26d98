-- Forms that the campaign team writes, and what people answered. A form keeps its questions by version: an answer is read
-- by the questions it was given to, however often the form was changed since.
create table form (
  id text not null,
  version integer not null default 1,
  title text not null,
  intro text not null default '',
  submit text not null,
  thanks text not null,
  -- Of whom an answer is told; null is the team of the site.
  team_email text,
  starts_at timestamptz not null default '2020-01-01',
  ends_at timestamptz,
  -- After so many days an answer is deleted with its files.
  keep_days integer not null,
  is_published boolean not null default true,
  constraint form__identity primary key (id),
  constraint form__id check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(id) <= 80),
  constraint form__time check (ends_at > starts_at),
  constraint form__kept check (keep_days between 1 and 1100)
);

create table form_version (
  form_id text not null,
  version integer not null,
  fields jsonb not null,
  made_at timestamptz not null default now(),
  constraint form_version__identity primary key (form_id, version),
  constraint form_version__form foreign key (form_id) references form (id) on delete cascade,
  constraint form_version__fields check (jsonb_typeof(fields) = 'array')
);

-- `fingerprint` is a keyed hash of who answered what: the same answers come in once. `subject` is what may be answered
-- once only, such as a ticket.
create table form_answer (
  id uuid not null default gen_random_uuid(),
  form_id text not null,
  version integer not null,
  answers jsonb not null,
  source jsonb not null,
  user_id bigint,
  subject text,
  fingerprint bytea not null,
  sent_at timestamptz not null,
  erase_at timestamptz not null,
  constraint form_answer__identity primary key (id),
  constraint form_answer__version foreign key (form_id, version) references form_version (form_id, version)
    on delete cascade,
  constraint form_answer__user foreign key (user_id) references app_user (id) on delete set null,
  constraint form_answer__once unique (form_id, fingerprint),
  constraint form_answer__once_a_subject unique (form_id, subject),
  constraint form_answer__time check (erase_at > sent_at)
);
create index form_answer__newest on form_answer (form_id, sent_at desc, id);
create index form_answer__version_of on form_answer (form_id, version);
create index form_answer__due on form_answer (erase_at);
create index form_answer__sender on form_answer (user_id) where user_id is not null;

create table form_file (
  id text not null,
  form_id text not null,
  field text not null,
  name text not null,
  type text not null,
  bytes bytea not null,
  sha256 bytea not null,
  answer_id uuid,
  created_at timestamptz not null,
  constraint form_file__identity primary key (id),
  constraint form_file__form foreign key (form_id) references form (id) on delete cascade,
  constraint form_file__answer foreign key (answer_id) references form_answer (id) on delete cascade,
  constraint form_file__type check (type in ('application/pdf', 'image/webp'))
);
create index form_file__of_form on form_file (form_id);
create index form_file__answer_of on form_file (answer_id);
create index form_file__unused on form_file (created_at) where answer_id is null;
