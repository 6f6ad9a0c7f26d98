-- Trigger of product_listing: keeps the number of products of each category, so that a list knows its total without
-- counting. Returns early when no category is affected, because even an empty statement would make every process reload
-- the categories.
create or replace function count_added() returns trigger
language plpgsql as $$
begin
  if not exists (select from added) then
    return null;
  end if;
  with change as (
    select x.id, count(*) as by
    from added a cross join lateral (values (a.category_id), (a.section_id)) as x (id)
    group by x.id
  ), locked as (
    select c.id from category c join change on change.id = c.id order by c.id for no key update of c
  )
  update category c set product_count = c.product_count + change.by
  from change join locked on locked.id = change.id where c.id = change.id;
  return null;
end
$$;
