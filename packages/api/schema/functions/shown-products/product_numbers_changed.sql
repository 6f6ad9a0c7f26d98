-- Trigger of tables whose rows a number of `product_numbers` is made of: tells the processes which products to read
-- again. Its arguments are the column that leads to a product and the column of product that it equals: id or slug.
create or replace function product_numbers_changed() returns trigger
language plpgsql as $$
declare
  names text[] := '{}';
begin
  if tg_op <> 'DELETE' then
    names := names || array(select to_jsonb(n) ->> tg_argv[0] from fresh n);
  end if;
  if tg_op <> 'INSERT' then
    names := names || array(select to_jsonb(o) ->> tg_argv[0] from stale o);
  end if;
  if tg_argv[1] = 'slug' then
    insert into shop_change (kind, product_id) select 'numbers', p.id from product p where p.slug = any (names);
  else
    insert into shop_change (kind, product_id) select 'numbers', p.id from product p where p.id = any (names::bigint[]);
  end if;
  return null;
end
$$;
