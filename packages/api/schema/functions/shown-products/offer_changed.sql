-- Trigger of product_offer: writes the products of the merchants anew that the offers are of, or all products.
create or replace function offer_changed() returns trigger
language plpgsql as $$
declare
  merchants bigint[];
begin
  if tg_op = 'INSERT' then
    select array_agg(n.merchant_id) into merchants from fresh n;
  elsif tg_op = 'DELETE' then
    select array_agg(o.merchant_id) into merchants from stale o;
  else
    select array_agg(x.merchant_id) into merchants
    from (select n.merchant_id from fresh n union all select o.merchant_id from stale o) x;
  end if;
  if array_position(merchants, null) is not null then
    perform refresh_products(array(select f.product_id from product_fact f));
  else
    perform refresh_shown(array(select p.id from product p where p.merchant_id = any (merchants)));
  end if;
  return null;
end
$$;
