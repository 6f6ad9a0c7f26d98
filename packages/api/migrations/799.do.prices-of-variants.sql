-- The prices of each variant over time, kept by triggers from now on. Prices from before this migration are not known.
create table variant_price (
  sku text not null,
  since timestamptz not null,
  price_paise bigint,
  constraint variant_price__identity primary key (sku, since),
  constraint variant_price__price check (price_paise > 0),
  constraint variant_price__variant foreign key (sku) references variant (sku) on update cascade on delete cascade
);
create index variant_price__newest on variant_price (since);
insert into variant_price (sku, since, price_paise)
select v.sku, now(), v.price_paise from variant v join product p on p.id = v.product_id
where v.is_offered and p.is_published;
