-- Trigger of product_fact: search finds merchants while they sell something, so their documents are written with the
-- first product and removed with the last. A merchant whose document need not change costs one lookup.
create or replace function keep_sellers_found() returns trigger
language plpgsql as $$
declare
  refs text[];
begin
  if tg_op = 'INSERT' then
    select array_agg(distinct n.merchant_id::text) into refs from new_facts n
    where not exists (select from searchable s where s.kind = 'brand' and s.ref = n.merchant_id::text);
  else
    select array_agg(distinct o.merchant_id::text) into refs from old_facts o
    where not exists (select from product p where p.merchant_id = o.merchant_id and p.is_published);
  end if;
  perform refresh_searchable('brand', refs);
  return null;
end
$$;
