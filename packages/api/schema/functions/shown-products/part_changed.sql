-- Trigger of tables whose rows belong to a product: refreshes the products of rows that were added, deleted or changed.
-- Helpful votes on a review are not shown with a product and are ignored.
create or replace function part_changed() returns trigger
language plpgsql as $$
declare
  changed bigint[];
begin
  if tg_op = 'INSERT' then
    select array_agg(distinct n.product_id) into changed from fresh n;
  elsif tg_op = 'DELETE' then
    select array_agg(distinct o.product_id) into changed from stale o;
  else
    with before as (select o.product_id, to_jsonb(o) - 'helpful_count' as part from stale o),
      after as (select n.product_id, to_jsonb(n) - 'helpful_count' as part from fresh n)
    select array_agg(distinct x.product_id) into changed
    from ((table before except table after) union all (table after except table before)) x;
  end if;
  perform refresh_shown(changed);
  return null;
end
$$;
