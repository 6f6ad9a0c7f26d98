-- One row per published product: its precomputed card for lists. `refresh_products` is the only writer; what depends on
-- the time (whether it is new or reserved) is left to the query.
create table product_listing (
  product_id bigint not null,
  slug text not null,
  section_id integer not null,
  category_id integer not null,
  merchant_slug text not null,
  city text not null,
  price_paise bigint not null,
  discount_percent integer not null,
  rating numeric(2,1),
  review_count integer not null,
  sales_count integer not null,
  launched_at timestamptz not null,
  is_in_stock boolean not null,
  shown_stock integer not null,
  popularity integer not null,
  default_rank integer not null,
  card text not null,
  constraint product_listing__identity primary key (product_id),
  constraint product_listing__slug_unique unique (slug),
  constraint product_listing__product foreign key (product_id) references product (id) on delete cascade
);
create index product_listing__bestseller on product_listing (sales_count desc, product_id);
create index product_listing__category on product_listing (category_id, default_rank desc, product_id);
create index product_listing__city on product_listing (city, default_rank desc, product_id);
create index product_listing__default on product_listing (default_rank desc, product_id);
create index product_listing__merchant on product_listing (merchant_slug, default_rank desc, product_id);
-- Finds products in stock of the same category that are nearest in price.
create index product_listing__near_price on product_listing (category_id, price_paise, product_id) where is_in_stock;
create index product_listing__newest on product_listing (launched_at desc, product_id);
create index product_listing__section on product_listing (section_id, default_rank desc, product_id);

create trigger product_listing__count_added after insert on product_listing referencing new table as added
  for each statement execute function count_added();
create trigger product_listing__count_moved after update on product_listing
  referencing old table as removed new table as added for each statement execute function count_moved();
create trigger product_listing__count_removed after delete on product_listing referencing old table as removed
  for each statement execute function count_removed();
-- Fires even while bulk loading disables triggers.
create trigger product_listing__ready before insert or update on product_listing for each row
  execute function ready_listing();
alter table product_listing enable always trigger product_listing__ready;
