-- Trigger of variant: refreshes products when something shown changed. One sale out of forty pieces changes nothing
-- that is shown.
create or replace function variant_changed() returns trigger
language plpgsql as $$
declare
  changed bigint[];
begin
  select array_agg(distinct of_product) into changed
  from after_change n full join before_change o using (sku)
  cross join lateral unnest(array[n.product_id, o.product_id]) as of_product
  where of_product is not null
    and (n.product_id, n.price_paise, n.mrp_paise, n.colour, n.colour_slug, n.colour_hex, n.size, n.weight_label,
      n.position, n.is_offered, least(n.sellable, 6))
    is distinct from
      (o.product_id, o.price_paise, o.mrp_paise, o.colour, o.colour_slug, o.colour_hex, o.size, o.weight_label,
      o.position, o.is_offered, least(o.sellable, 6));
  if changed is not null then
    perform refresh_products(changed);
  end if;
  return null;
end
$$;
