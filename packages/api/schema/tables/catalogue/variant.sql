-- One row per SKU, which is what can be put into a cart. Change the stock of several SKUs in one update statement: a
-- trigger then locks the products in order.
create table variant (
  sku text not null,
  product_id bigint not null,
  position smallint not null,
  colour text,
  colour_slug text not null default '',
  colour_hex text,
  size text,
  weight_label text,
  weight_grams integer not null,
  price_paise bigint not null,
  mrp_paise bigint not null,
  -- Pieces in stock; what can be bought now is `sellable` less unexpired holds.
  on_hand integer not null,
  discount_percent integer generated always as ((mrp_paise - price_paise) * 100 / mrp_paise) stored,
  -- False if the merchant has taken this variant off sale and left the product in the shop. `on_hand` still counts the
  -- pieces in stock, which placed orders and returned parcels go on changing.
  is_offered boolean not null default true,
  -- What buyers are offered: 0 while the variant is off sale.
  sellable integer not null generated always as (case when is_offered then on_hand else 0 end) stored,
  constraint variant__identity primary key (sku),
  constraint variant__position_unique unique (product_id, position),
  constraint variant__colour check ((colour is null) = (colour_hex is null) and (colour is null) = (colour_slug = '')
    and colour_hex ~ '^#[0-9a-f]{6}$'),
  constraint variant__price check (price_paise > 0 and price_paise <= mrp_paise),
  constraint variant__sku check (sku ~ '^[A-Za-z0-9][A-Za-z0-9._-]*$' and length(sku) <= 120),
  constraint variant__stock check (on_hand >= 0),
  constraint variant__weight check (weight_grams > 0),
  constraint variant__product foreign key (product_id) references product (id) on delete cascade
);

create trigger variant__came_back after update on variant for each row when (old.sellable = 0 and new.sellable > 0)
  execute function stock_came_back();
create trigger variant__prices_changed after update on variant referencing old table as stale new table as fresh
  for each statement execute function variant_prices_changed();
create trigger variant__prices_new after insert on variant referencing new table as fresh for each statement
  execute function variant_prices_changed();
create trigger variant__refresh after update on variant
  referencing old table as before_change new table as after_change for each statement
  execute function variant_changed();
create trigger variant__remember_changed_colour after update on variant for each row when (new.colour is not null
  and new.colour_slug is distinct from old.colour_slug) execute function remember_colour();
create trigger variant__remember_colours after insert on variant referencing new table as after_change
  for each statement execute function remember_colours();
create trigger variant__shown_added after insert on variant referencing new table as fresh for each statement
  execute function part_changed();
create trigger variant__shown_removed after delete on variant referencing old table as stale for each statement
  execute function part_changed();
