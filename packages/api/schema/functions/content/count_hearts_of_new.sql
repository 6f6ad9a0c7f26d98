-- Trigger of places and posts: a new row whose slug people have already saved starts with their number of saves.
create or replace function count_hearts_of_new() returns trigger language plpgsql as $$
begin
  if tg_argv[0] = 'place' then
    perform recount_place_hearts(array(
      select distinct s.ref from saved_item s join fresh f on s.ref = f.slug where s.kind = 'place'
    ));
  elsif tg_argv[0] = 'post' then
    perform recount_post_hearts(array(
      select distinct s.ref from saved_item s join fresh f on s.ref = f.city || '/' || f.slug where s.kind = 'post'
    ));
  end if;
  return null;
end
$$;
