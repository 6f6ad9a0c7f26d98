-- Trigger of variant: keeps each price at which a variant is sold, whoever changes it. A full join is never a nested
-- loop: a session keeps the plan of its first statement, and the next may change ten thousand rows.
create or replace function variant_prices_changed() returns trigger
language plpgsql as $$
declare
  changed text[];
begin
  if tg_op = 'INSERT' then
    select array_agg(n.sku) into changed from fresh n;
  else
    select array_agg(sku) into changed from fresh n full join stale o using (sku)
    where (n.price_paise, n.is_offered) is distinct from (o.price_paise, o.is_offered);
  end if;
  if changed is not null then
    perform note_prices(changed);
  end if;
  return null;
end
$$;
