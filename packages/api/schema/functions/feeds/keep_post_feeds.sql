-- Trigger of post: adds a post to the feeds it belongs to and removes it from the others.
create or replace function keep_post_feeds() returns trigger language plpgsql as $$
declare
  wanted text[] := array(select feeds_of_post(new) order by 1);
begin
  insert into post_feed (key) select unnest(wanted) on conflict (key) do nothing;
  delete from post_in_feed i using post_feed f
  where i.post_id = new.id and f.id = i.feed_id and f.key <> all (wanted);
  insert into post_in_feed (feed_id, post_id, popularity, published_at)
  select f.id, new.id, new.popularity, new.published_at from post_feed f where f.key = any (wanted)
  on conflict (post_id, feed_id) do update
  set popularity = excluded.popularity, published_at = excluded.published_at
  where (post_in_feed.popularity, post_in_feed.published_at) <> (excluded.popularity, excluded.published_at);
  return null;
end
$$;
