-- Trigger of merchants, categories, colours and words: processes read these lists anew.
create or replace function note_frame() returns trigger
language plpgsql as $$
begin
  insert into shop_change (kind) values ('frame');
  return null;
end
$$;
