-- One row per published product: the precomputed answer of its page. `refresh_products` is the only writer, in the
-- transaction of the change, so that no reader sees an old price beside a new one.
create table product_document (
  product_id bigint not null,
  slug text not null,
  skus text[] not null,
  -- Stored in the row, uncompressed: reading it takes one page and no decompression.
  body text storage external not null,
  constraint product_document__identity primary key (product_id),
  constraint product_document__slug_unique unique (slug),
  constraint product_document__product foreign key (product_id) references product (id) on delete cascade
) with (toast_tuple_target=8160);

create trigger product_document__ready before insert or update on product_document for each row
  execute function ready_document();
alter table product_document enable always trigger product_document__ready;
