-- One row per form written by the campaign team. Its questions are versioned in `form_version`, so that an answer is
-- read with the questions it was given to, however often the form has changed since.
create table form (
  id text not null,
  version integer not null default 1,
  title text not null,
  intro text not null default '',
  submit text not null,
  thanks text not null,
  -- Where new answers are reported; null means the site's team address.
  team_email text,
  starts_at timestamptz not null default '2019-12-31 18:30:00+00',
  ends_at timestamptz,
  -- Number of days after which an answer and its files are deleted.
  keep_days integer not null,
  is_published boolean not null default true,
  constraint form__identity primary key (id),
  constraint form__id check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(id) <= 80),
  constraint form__kept check (keep_days >= 1 and keep_days <= 1100),
  constraint form__time check (ends_at > starts_at)
);
