-- Trigger of product_listing: recounts the categories of products that moved to another category, which is rare.
-- Returns early when no category is affected, because even an empty statement would make every process reload the
-- categories.
create or replace function count_moved() returns trigger
language plpgsql as $$
begin
  if not exists (
    select from added a join removed r using (product_id)
    where (a.category_id, a.section_id) is distinct from (r.category_id, r.section_id)
  ) then
    return null;
  end if;
  with change as (
    select id, sum(by) as by from (
      select x.id, 1 as by from added a cross join lateral (values (a.category_id), (a.section_id)) as x (id)
      union all
      select x.id, -1 from removed r cross join lateral (values (r.category_id), (r.section_id)) as x (id)
    ) one
    group by id having sum(by) <> 0
  ), locked as (
    select c.id from category c join change on change.id = c.id order by c.id for no key update of c
  )
  update category c set product_count = c.product_count + change.by
  from change join locked on locked.id = change.id where c.id = change.id;
  return null;
end
$$;
