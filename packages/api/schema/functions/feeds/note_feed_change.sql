-- Trigger of places, posts and their feeds: notes, once per transaction, that lists of this kind have changed.
create or replace function note_feed_change() returns trigger language plpgsql as $$
begin
  if tg_level = 'STATEMENT' then
    if not exists (select from changed_rows) then
      return null;
    end if;
  end if;
  insert into feed_change (kind)
  select tg_argv[0]
  where not exists (select from feed_change c where c.xid = pg_current_xact_id() and c.kind = tg_argv[0]);
  return null;
end
$$;
