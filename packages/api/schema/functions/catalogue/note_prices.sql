-- Adds the prices of these SKUs to their history, where they differ from the last ones. A product is locked first, so
-- that of two changes at once (its price, and whether it is in the shop) the later one sees what the earlier one wrote.
-- A price is later than the one before, also if the clock was set back. The history of a SKU grows by 24 rows a day at
-- most: a further price of the day takes the place of the newest one.
create or replace function note_prices(skus text[]) returns void
language plpgsql as $$
begin
  perform from product p
  where p.id in (select v.product_id from variant v where v.sku = any (skus)) order by p.id for no key update;
  insert into variant_price (sku, since, price_paise)
  select v.sku, case when t.is_full then n.since else greatest(clock_timestamp(), n.since + interval '1 microsecond') end,
    o.price_paise
  from variant v
  join product p on p.id = v.product_id
  left join lateral (
    select h.since, h.price_paise from variant_price h where h.sku = v.sku order by h.since desc limit 1
  ) n on true
  cross join lateral (
    select coalesce((
      select h.since > clock_timestamp() - interval '1 day'
      from variant_price h where h.sku = v.sku order by h.since desc offset 23 limit 1
    ), false) as is_full
  ) t
  cross join lateral (select case when v.is_offered and p.is_published then v.price_paise end as price_paise) o
  where v.sku = any (skus) and o.price_paise is distinct from n.price_paise
  on conflict on constraint variant_price__identity do update set price_paise = excluded.price_paise;
end
$$;
