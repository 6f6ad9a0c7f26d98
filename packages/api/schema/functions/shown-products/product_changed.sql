-- Trigger of product: refreshes products that changed, or went on or off sale.
create or replace function product_changed() returns trigger
language plpgsql as $$
declare
  changed bigint[];
begin
  select array_agg(n.id) into changed from fresh n join stale o using (id)
  where to_jsonb(n) is distinct from to_jsonb(o)
    and (n.is_published and not o.is_published or exists (select from product_fact f where f.product_id = n.id));
  if changed is not null then
    perform refresh_products(changed);
  end if;
  return null;
end
$$;
