-- One row per file uploaded for an answer to a form. `answer_id` is null until the answer is sent.
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
  constraint form_file__type check (type in ('application/pdf', 'image/webp')),
  constraint form_file__answer foreign key (answer_id) references form_answer (id) on delete cascade,
  constraint form_file__form foreign key (form_id) references form (id) on delete cascade
);
create index form_file__answer_of on form_file (answer_id);
create index form_file__of_form on form_file (form_id);
create index form_file__unused on form_file (created_at) where answer_id is null;
