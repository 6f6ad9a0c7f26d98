-- Trigger of tables that every product shows: makes the processes reload all products.
create or replace function note_everything() returns trigger
language plpgsql as $$
begin
  insert into shop_change (kind) values ('everything');
  return null;
end
$$;
