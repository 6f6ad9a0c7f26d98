-- Trigger of variant: writes products anew whose shown prices, colours or stock changed. A sale of one out of forty
-- changes nothing that is shown.
create or replace function variant_changed() returns trigger
language plpgsql as $$
declare
  changed bigint[];
begin
  select array_agg(distinct n.product_id) into changed
  from after_change n join before_change o using (sku)
  where (n.price_paise, n.mrp_paise, n.colour_slug, n.size, n.position, n.is_offered, least(n.sellable, 6))
    is distinct from
      (o.price_paise, o.mrp_paise, o.colour_slug, o.size, o.position, o.is_offered, least(o.sellable, 6));
  if changed is not null then
    perform refresh_products(changed);
  end if;
  return null;
end
$$;
