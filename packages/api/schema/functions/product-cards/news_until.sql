-- Without a day of its own a product is news for as long as its card says so.
create or replace function news_until(launched_at timestamptz, news_until timestamptz) returns text
language sql stable parallel safe as $$
  select wire_time(coalesce(news_until, launched_at + 30 * interval '24 hours'))
$$;
