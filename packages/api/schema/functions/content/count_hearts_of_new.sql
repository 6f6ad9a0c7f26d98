-- Trigger of places and posts: one that comes back under a name that people have saved is saved by them still.
create or replace function count_hearts_of_new() returns trigger language plpgsql as $$
begin
  perform recount_hearts(tg_argv[0], array(
    select distinct s.ref from saved_item s
    join fresh f on s.ref = case tg_argv[0] when 'post' then f.city || '/' || f.slug else f.slug end
    where s.kind = tg_argv[0]
  ));
  return null;
end
$$;
