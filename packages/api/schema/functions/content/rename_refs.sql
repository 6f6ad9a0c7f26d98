-- Trigger of things that can be saved: a renamed thing keeps its saves and comments. A user who had saved both names
-- keeps one save.
create or replace function rename_refs() returns trigger language plpgsql as $$
declare
  old_ref text := case when tg_argv[1] = 'of a city' then old.city || '/' || old.slug else old.slug end;
  new_ref text := case when tg_argv[1] = 'of a city' then new.city || '/' || new.slug else new.slug end;
begin
  if old_ref = new_ref then
    return null;
  end if;
  update saved_item s set ref = new_ref where s.kind = tg_argv[0] and s.ref = old_ref
    and not exists (select from saved_item o where (o.user_id, o.kind, o.ref) = (s.user_id, s.kind, new_ref));
  delete from saved_item where kind = tg_argv[0] and ref = old_ref;
  update comment set ref = new_ref where object = tg_argv[0] and ref = old_ref;
  if tg_argv[0] = 'place' then
    perform recount_place_hearts(array[new_ref]);
  elsif tg_argv[0] = 'post' then
    perform recount_post_hearts(array[new_ref]);
  end if;
  return null;
end
$$;
