-- A change of a number that lists are sorted by, such as how often a product is saved: neither cards nor pages show it.
-- Processes of the previous release ignore this kind.
alter table shop_change drop constraint shop_change__kind, drop constraint shop_change__product;
alter table shop_change
  add constraint shop_change__kind check (kind in ('product', 'numbers', 'lookups', 'everything')),
  add constraint shop_change__product check ((kind in ('product', 'numbers')) = (product_id is not null));
