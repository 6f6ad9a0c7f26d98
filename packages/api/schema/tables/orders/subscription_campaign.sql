-- One row per page on which subscriptions are offered.
create table subscription_campaign (
  slug text not null,
  title text not null,
  line text not null,
  -- Paragraphs as [{title, text}]; questions likewise.
  story jsonb not null,
  questions jsonb not null default '[]',
  picture_url text not null,
  picture_alt text not null,
  picture_ground text not null,
  is_published boolean not null default true,
  starts_at timestamptz not null default '-infinity',
  ends_at timestamptz,
  constraint subscription_campaign__identity primary key (slug),
  constraint subscription_campaign__slug check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
