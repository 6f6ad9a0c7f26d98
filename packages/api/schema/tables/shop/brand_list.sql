-- One row per list of brands that a campaign shows. A list with entries is ranked by hand; one without shows every
-- brand its page selects (brands led by women).
create table brand_list (
  slug text not null,
  title text not null,
  intro text not null,
  is_published boolean not null default false,
  starts_at timestamptz not null default '-infinity',
  ends_at timestamptz not null default 'infinity',
  constraint brand_list__identity primary key (slug),
  constraint brand_list__slug check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint brand_list__time check (starts_at < ends_at),
  constraint brand_list__title check (length(title) >= 1 and length(title) <= 120)
);
