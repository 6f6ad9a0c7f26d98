-- Trigger of merchants, categories, colours and words: makes the processes reload these lists.
create or replace function note_lookups() returns trigger
language plpgsql as $$
begin
  insert into shop_change (kind) values ('lookups');
  return null;
end
$$;
