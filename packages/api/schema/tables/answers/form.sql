-- Forms that the campaign team writes. A form keeps its questions by version: an answer is read by the questions it
-- was given to, however often the form was changed since.
create table form (
  id text not null,
  version integer not null default 1,
  title text not null,
  intro text not null default '',
  submit text not null,
  thanks text not null,
  -- Of whom an answer is told; null is the team of the site.
  team_email text,
  starts_at timestamptz not null default '2020-01-01 00:00:00+00',
  ends_at timestamptz,
  -- After so many days an answer is deleted with its files.
  keep_days integer not null,
  is_published boolean not null default true,
  constraint form__identity primary key (id),
  constraint form__id check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(id) <= 80),
  constraint form__kept check (keep_days >= 1 and keep_days <= 1100),
  constraint form__time check (ends_at > starts_at)
);
