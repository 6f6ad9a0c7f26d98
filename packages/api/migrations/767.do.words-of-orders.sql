-- Merchants search their orders by parts of words: without these indexes each search read all lines of all merchants.
create index shop_order__words on shop_order using gin
  ((order_id || ' ' || coalesce(address ->> 'name', '') || ' ' || coalesce(address ->> 'phone', '')) gin_trgm_ops);
create index order_line__words on order_line using gin (name gin_trgm_ops);
