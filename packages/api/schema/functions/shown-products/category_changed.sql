-- Trigger of category: refreshes the products in a category whose name or position changed, and in those below it.
create or replace function category_changed() returns trigger
language plpgsql as $$
declare
  changed integer[];
begin
  select array_agg(n.id) into changed from fresh n join stale o using (id)
  where (n.path, n.title, n.parent_id) is distinct from (o.path, o.title, o.parent_id);
  if changed is not null then
    perform refresh_shown(array(
      select p.id from product p join category c on c.id = p.category_id
      where c.id = any (changed) or c.parent_id = any (changed)
    ));
  end if;
  return null;
end
$$;
