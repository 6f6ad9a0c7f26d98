-- The price of a SKU at a moment; null while it was not on sale, or if its price is not known.
create or replace function price_at(of_sku text, at timestamptz) returns bigint
language sql stable as $$
  select h.price_paise from variant_price h where h.sku = of_sku and h.since <= at order by h.since desc limit 1
$$;
