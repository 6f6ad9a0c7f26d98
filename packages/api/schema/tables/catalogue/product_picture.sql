-- One row per picture of a product in one colour. `colour_slug` is '' for products that come in one colour only.
create table product_picture (
  product_id bigint not null,
  colour_slug text not null default '',
  position smallint not null,
  url text not null,
  width integer not null,
  height integer not null,
  alt text not null,
  ground text not null,
  constraint product_picture__identity primary key (product_id, colour_slug, position),
  constraint product_picture__ground check (ground ~ '^#[0-9a-f]{6}$'),
  constraint product_picture__size check (width > 0 and height > 0),
  constraint product_picture__product foreign key (product_id) references product (id) on delete cascade
);

create trigger product_picture__shown_added after insert on product_picture referencing new table as fresh
  for each statement execute function part_changed();
create trigger product_picture__shown_changed after update on product_picture
  referencing old table as stale new table as fresh for each statement execute function part_changed();
create trigger product_picture__shown_removed after delete on product_picture referencing old table as stale
  for each statement execute function part_changed();
