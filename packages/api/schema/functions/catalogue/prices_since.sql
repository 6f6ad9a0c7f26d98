-- The prices of a SKU from a moment on, beginning with the one that it had then.
create or replace function prices_since(of_sku text, at timestamptz)
returns table (since timestamptz, price_paise bigint)
language sql stable as $$
  select h.since, h.price_paise from variant_price h
  where h.sku = of_sku and h.since >= coalesce(
    (select max(o.since) from variant_price o where o.sku = of_sku and o.since <= at), at)
$$;
