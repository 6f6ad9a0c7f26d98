-- Refreshes those of these products that are already listed. The parts of a new product are written before it is
-- listed, and read when it is.
create or replace function refresh_shown(ids bigint[]) returns void
language plpgsql as $$
declare
  shown bigint[];
begin
  select array_agg(f.product_id) into shown from product_fact f where f.product_id = any (ids);
  if shown is not null then
    perform refresh_products(shown);
  end if;
end
$$;
