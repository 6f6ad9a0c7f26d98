-- One row per gift-finder tag of a single product, beside those of its category. If `fits` is false, a tag of the
-- category does not hold for it.
create table product_gift_tag (
  product_id bigint not null,
  tag text not null,
  fits boolean not null default true,
  constraint product_gift_tag__identity primary key (product_id, tag),
  constraint product_gift_tag__product foreign key (product_id) references product (id) on delete cascade,
  constraint product_gift_tag__tag foreign key (tag) references gift_tag (tag) on delete cascade
);
create index product_gift_tag__by_tag on product_gift_tag (tag, product_id) where fits;
