-- When a product stops counting as new: on its own date, else thirty days after its launch.
create or replace function news_until(launched_at timestamptz, news_until timestamptz) returns text
language sql stable parallel safe as $$
  select wire_time(coalesce(news_until, launched_at + 30 * interval '24 hours'))
$$;
