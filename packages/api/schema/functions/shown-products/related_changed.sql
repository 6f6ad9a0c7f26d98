-- Trigger of tables that are shown with products but whose rows name no product: refreshes the products of those rows.
-- Its argument is the column that leads to them, the option of a value or the merchant of an offer.
create or replace function related_changed() returns trigger
language plpgsql as $$
declare
  names bigint[];
begin
  if tg_op = 'INSERT' then
    select array_agg((to_jsonb(n) ->> tg_argv[0])::bigint) into names from fresh n;
  elsif tg_op = 'DELETE' then
    select array_agg((to_jsonb(o) ->> tg_argv[0])::bigint) into names from stale o;
  else
    select array_agg((x.row ->> tg_argv[0])::bigint) into names
    from (select to_jsonb(n) as row from fresh n union all select to_jsonb(o) from stale o) x;
  end if;
  if tg_argv[0] = 'option_id' then
    perform refresh_shown(array(select o.product_id from product_option o where o.id = any (names)));
  elsif array_position(names, null) is not null then
    -- An offer without a merchant holds for the whole shop.
    perform refresh_products(array(select f.product_id from product_fact f));
  else
    perform refresh_shown(array(select p.id from product p where p.merchant_id = any (names)));
  end if;
  return null;
end
$$;
