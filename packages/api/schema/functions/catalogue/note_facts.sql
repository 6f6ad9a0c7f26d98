-- Trigger of product_fact: tells processes which products to read anew.
create or replace function note_facts() returns trigger
language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    insert into shop_change (kind, product_id) select 'product', product_id from old_facts;
  else
    insert into shop_change (kind, product_id) select 'product', product_id from new_facts;
  end if;
  return null;
end
$$;
