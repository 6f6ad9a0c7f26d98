-- Trigger of searchable: tells the processes which documents to reload.
create or replace function note_documents() returns trigger
language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' then
    insert into search_change (thing_id) values (null);
  elsif tg_op = 'DELETE' then
    insert into search_change (thing_id) select id from stale;
  else
    insert into search_change (thing_id) select id from fresh;
  end if;
  return null;
end
$$;
