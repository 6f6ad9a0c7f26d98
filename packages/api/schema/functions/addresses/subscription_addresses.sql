-- Pages of subscriptions for the sitemap, in the form of site_address(): those that are published and running.
create or replace function subscription_addresses(area text, after text, most integer)
returns table (key text, href text, changed_at timestamptz)
language sql stable as $$
  select c.slug, path_of('subscription', null, c.slug), null::timestamptz
  from subscription_campaign c
  where c.is_published and c.starts_at <= now() and (c.ends_at is null or c.ends_at > now()) and c.slug > after
  order by c.slug limit most
$$;
