-- Trigger of product_option_value: writes the products anew whose choices came, went or changed.
create or replace function value_changed() returns trigger
language plpgsql as $$
declare
  options bigint[];
begin
  if tg_op = 'INSERT' then
    select array_agg(n.option_id) into options from fresh n;
  elsif tg_op = 'DELETE' then
    select array_agg(o.option_id) into options from stale o;
  else
    select array_agg(x.option_id) into options
    from (select n.option_id from fresh n union all select o.option_id from stale o) x;
  end if;
  perform refresh_shown(array(select o.product_id from product_option o where o.id = any (options)));
  return null;
end
$$;
