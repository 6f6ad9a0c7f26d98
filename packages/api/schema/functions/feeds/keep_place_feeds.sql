-- Trigger of place: adds a place to the feeds it belongs to and removes it from the others.
create or replace function keep_place_feeds() returns trigger language plpgsql as $$
declare
  wanted text[] := array(select feeds_of_place(new) order by 1);
begin
  insert into place_feed (key) select unnest(wanted) on conflict (key) do nothing;
  delete from place_in_feed i using place_feed f
  where i.place_id = new.id and f.id = i.feed_id and f.key <> all (wanted);
  insert into place_in_feed (feed_id, place_id, popularity, published_at)
  select f.id, new.id, new.popularity, new.published_at from place_feed f where f.key = any (wanted)
  on conflict (place_id, feed_id) do update
  set popularity = excluded.popularity, published_at = excluded.published_at
  where (place_in_feed.popularity, place_in_feed.published_at) <> (excluded.popularity, excluded.published_at);
  return null;
end
$$;
