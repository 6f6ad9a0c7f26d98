-- Trigger of merchants, categories, colours and words: processes read these lists anew.
create or replace function note_lookups() returns trigger
language plpgsql as $$
begin
  insert into shop_change (kind) values ('lookups');
  return null;
end
$$;
