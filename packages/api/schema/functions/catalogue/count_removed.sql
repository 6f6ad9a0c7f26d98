-- Trigger of product_listing: takes a product that is gone off the count of its category. A statement about no category
-- would still tell all processes to read the categories anew.
create or replace function count_removed() returns trigger
language plpgsql as $$
begin
  if not exists (select from removed) then
    return null;
  end if;
  with change as (
    select x.id, count(*) as by
    from removed r cross join lateral (values (r.category_id), (r.section_id)) as x (id)
    group by x.id
  ), locked as (
    select c.id from category c join change on change.id = c.id order by c.id for no key update of c
  )
  update category c set product_count = c.product_count - change.by
  from change join locked on locked.id = change.id where c.id = change.id;
  return null;
end
$$;
