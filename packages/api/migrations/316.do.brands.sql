-- What the directory and the generator of brands know of a merchant, and lists of brands that a campaign shows.

alter table merchant add column moods text[] not null default '{}';
alter table merchant add constraint merchant__moods check (
  moods <@ array['heirloom', 'playful', 'quiet', 'festive', 'earthy', 'bold'] and array_position(moods, null) is null
);

-- With entries a list is ranked by hand; without any it is all that its page asks for (brands led by women).
create table brand_list (
  slug text not null,
  title text not null,
  intro text not null,
  is_published boolean not null default false,
  starts_at timestamptz not null default '-infinity',
  ends_at timestamptz not null default 'infinity',
  constraint brand_list__identity primary key (slug),
  constraint brand_list__slug check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint brand_list__title check (length(title) between 1 and 120),
  constraint brand_list__time check (starts_at < ends_at)
);

create table brand_list_entry (
  slug text not null,
  rank smallint not null,
  merchant_id bigint not null,
  line text not null,
  constraint brand_list_entry__identity primary key (slug, rank),
  constraint brand_list_entry__once unique (slug, merchant_id),
  constraint brand_list_entry__rank check (rank between 1 and 100),
  constraint brand_list_entry__line check (length(line) between 1 and 200),
  constraint brand_list_entry__list foreign key (slug) references brand_list (slug) on delete cascade,
  constraint brand_list_entry__merchant foreign key (merchant_id) references merchant (id) on delete cascade
);
create index brand_list_entry__merchants on brand_list_entry (merchant_id);
