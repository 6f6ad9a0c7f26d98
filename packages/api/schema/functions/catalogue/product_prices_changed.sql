-- Trigger of product: a product that leaves the shop has no price, and has one again when it is back. As in
-- variant_prices_changed, a full join keeps its plan right for any number of rows.
create or replace function product_prices_changed() returns trigger
language plpgsql as $$
declare
  changed text[];
begin
  select array_agg(v.sku) into changed
  from fresh n full join stale o using (id) join variant v on v.product_id = id
  where n.is_published is distinct from o.is_published;
  if changed is not null then
    perform note_prices(changed);
  end if;
  return null;
end
$$;
