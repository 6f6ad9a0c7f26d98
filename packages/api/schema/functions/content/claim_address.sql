-- Trigger of posts and events: they share one address space, so a slug may belong to only one of them.
create or replace function claim_address() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from city_address where slug = old.slug and kind = tg_argv[0];
  end if;
  if tg_op <> 'DELETE' then
    insert into city_address (slug, kind) values (new.slug, tg_argv[0]);
  end if;
  return null;
end
$$;
