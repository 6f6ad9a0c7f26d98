-- The prices at which each SKU was sold, written by triggers of variant and product: a row for each change. The price is
-- null from when a SKU left the shop until it was back.
create table variant_price (
  sku text not null,
  since timestamptz not null,
  price_paise bigint,
  constraint variant_price__identity primary key (sku, since),
  constraint variant_price__price check (price_paise > 0),
  constraint variant_price__variant foreign key (sku) references variant (sku) on update cascade on delete cascade
);
create index variant_price__newest on variant_price (since);
