-- Trigger of tables whose rows have an address: makes the old address redirect to the new one. `old` and `new` are both
-- columns here and records of the trigger, so every name is qualified.
create or replace function remember_moved_slug() returns trigger language plpgsql as $$
begin
  delete from moved_slug m where m.kind = tg_argv[0] and m.city = new.city and m.old = new.slug;
  update moved_slug as m set new = new.slug where m.kind = tg_argv[0] and m.city = old.city and m.new = old.slug;
  insert into moved_slug as m (kind, city, old, new) values (tg_argv[0], old.city, old.slug, new.slug)
  on conflict on constraint moved_slug__identity do update set new = excluded.new, moved_at = excluded.moved_at;
  return null;
end
$$;
