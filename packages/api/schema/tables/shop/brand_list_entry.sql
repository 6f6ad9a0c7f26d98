-- One row per brand in a list that is ranked by hand.
create table brand_list_entry (
  slug text not null,
  rank smallint not null,
  merchant_id bigint not null,
  line text not null,
  constraint brand_list_entry__identity primary key (slug, rank),
  constraint brand_list_entry__once unique (slug, merchant_id),
  constraint brand_list_entry__line check (length(line) >= 1 and length(line) <= 200),
  constraint brand_list_entry__rank check (rank >= 1 and rank <= 100),
  constraint brand_list_entry__list foreign key (slug) references brand_list (slug) on delete cascade,
  constraint brand_list_entry__merchant foreign key (merchant_id) references merchant (id) on delete cascade
);
create index brand_list_entry__merchants on brand_list_entry (merchant_id);
