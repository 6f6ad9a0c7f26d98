-- Trigger of variant: keeps each price at which a variant is sold, whoever changes it.
create or replace function variant_prices_changed() returns trigger
language plpgsql as $$
declare
  changed text[];
begin
  if tg_op = 'INSERT' then
    select array_agg(n.sku) into changed from fresh n;
  else
    select array_agg(n.sku) into changed from fresh n join stale o using (sku)
    where (n.price_paise, n.is_offered) is distinct from (o.price_paise, o.is_offered);
  end if;
  if changed is not null then
    perform note_prices(changed);
  end if;
  return null;
end
$$;
