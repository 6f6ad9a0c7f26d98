-- Trigger of product_fact: tells the processes which products to reload, and whether anything other than the price
-- changed among the facts that products are found by.
create or replace function note_facts() returns trigger
language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    insert into shop_change (kind, product_id) select 'product', product_id from old_facts;
  elsif tg_op = 'INSERT' then
    insert into shop_change (kind, product_id) select 'product', product_id from new_facts;
  else
    insert into shop_change (kind, product_id, is_price_only)
    select 'product', n.product_id,
      to_jsonb(n) - '{price_paise,discount_percent}'::text[] = to_jsonb(o) - '{price_paise,discount_percent}'::text[]
    from new_facts n join old_facts o using (product_id);
  end if;
  return null;
end
$$;
