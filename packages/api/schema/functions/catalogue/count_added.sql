-- Trigger of product_listing: numbers of products a category holds, so that a list knows its total without counting.
-- A statement about no category would still tell all processes to read the categories anew.
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
