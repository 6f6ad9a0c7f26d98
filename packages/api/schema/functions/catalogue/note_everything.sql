-- Trigger of tables that all products show: processes read everything anew.
create or replace function note_everything() returns trigger
language plpgsql as $$
begin
  insert into shop_change (kind) values ('everything');
  return null;
end
$$;
