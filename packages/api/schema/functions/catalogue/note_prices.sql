-- Adds the prices of these SKUs to their history, where they differ from the last ones. A product is locked first, so
-- that of two changes at once (its price, and whether it is in the shop) the later one sees what the earlier one wrote.
create or replace function note_prices(skus text[]) returns void
language plpgsql as $$
begin
  perform from product p
  where p.id in (select v.product_id from variant v where v.sku = any (skus)) order by p.id for no key update;
  insert into variant_price (sku, since, price_paise)
  select v.sku, clock_timestamp(), o.price_paise
  from variant v
  join product p on p.id = v.product_id
  cross join lateral (select case when v.is_offered and p.is_published then v.price_paise end as price_paise) o
  where v.sku = any (skus) and o.price_paise is distinct from price_at(v.sku, 'infinity');
end
$$;
