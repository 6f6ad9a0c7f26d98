-- Trigger of feeds: keeps their lengths. Feeds are locked in order, so that concurrent writers cannot deadlock.
create or replace function keep_feed_counts() returns trigger language plpgsql as $$
begin
  execute format(
    'with changed as (select feed_id, count(*)::integer as n from changed_rows group by feed_id),
       held as (select f.id from %1$I f join changed c on c.feed_id = f.id order by f.id for update of f)
     update %1$I f set count = f.count %2$s c.n from changed c join held h on h.id = c.feed_id where f.id = c.feed_id',
    tg_argv[0], case tg_op when 'INSERT' then '+' else '-' end);
  return null;
end
$$;
