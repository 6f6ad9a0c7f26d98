-- One narrow row per published product, which the API holds in memory to compute lists, filters, counts and search.
-- `words` is searched in addition to title, merchant, category and colours.
create table product_fact (
  product_id bigint not null,
  category_id integer not null,
  merchant_id bigint not null,
  price_paise bigint not null,
  discount_percent integer not null,
  rating numeric(2,1),
  review_count integer not null,
  sales_count integer not null,
  launched_at timestamptz not null,
  is_in_stock boolean not null,
  default_rank integer not null,
  shipping_days smallint not null,
  reach text not null,
  colours text[] not null,
  sizes text[] not null,
  title text not null,
  words text not null,
  -- The sizes that each colour comes in, as 'indigo/M', so that a filter for both finds one variant that is both. Null
  -- where every colour comes in every size, which is usual.
  pairs text[],
  -- Values by label in lower case, such as {"material": "Handloom cotton"}; several of one label are separated by U+001E.
  details jsonb not null default '{}',
  constraint product_fact__identity primary key (product_id),
  constraint product_fact__product foreign key (product_id) references product (id) on delete cascade
);

create trigger product_fact__note_added after insert on product_fact referencing new table as new_facts
  for each statement execute function note_facts();
create trigger product_fact__note_changed after update on product_fact
  referencing old table as old_facts new table as new_facts for each statement execute function note_facts();
create trigger product_fact__note_emptied after truncate on product_fact for each statement
  execute function note_everything();
create trigger product_fact__note_removed after delete on product_fact referencing old table as old_facts
  for each statement execute function note_facts();
create trigger product_fact__seller_came after insert on product_fact referencing new table as new_facts
  for each statement execute function keep_sellers_found();
create trigger product_fact__seller_left after delete on product_fact referencing old table as old_facts
  for each statement execute function keep_sellers_found();
