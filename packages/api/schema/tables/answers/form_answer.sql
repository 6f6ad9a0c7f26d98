-- One row per answer to a form. `fingerprint` detects repeated submissions: it is a keyed hash of the answers if they
-- contain an email address or phone number, and random otherwise. `subject` is something that can be answered about
-- only once, such as a ticket.
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
  constraint form_answer__once unique (form_id, fingerprint),
  constraint form_answer__once_a_subject unique (form_id, subject),
  constraint form_answer__time check (erase_at > sent_at),
  constraint form_answer__user foreign key (user_id) references app_user (id) on delete set null,
  constraint form_answer__version foreign key (form_id, version) references form_version (form_id,
    version) on delete cascade
);
create index form_answer__due on form_answer (erase_at);
create index form_answer__newest on form_answer (form_id, sent_at desc, id);
create index form_answer__sender on form_answer (user_id) where user_id is not null;
create index form_answer__version_of on form_answer (form_id, version);
