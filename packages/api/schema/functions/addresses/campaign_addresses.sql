-- Campaigns for the sitemap, in the form of site_address(): those that are running and have an address. `area` is
-- ignored.
create or replace function campaign_addresses(area text, after text, most integer)
returns table (key text, href text, changed_at timestamptz)
language sql stable as $$
  select c.slug, campaign_path(c.kind, c.category, c.slug), c.updated_at
  from campaign_page c
  where c.is_published and c.kind <> 'private' and c.starts_at <= now() and (c.ends_at is null or c.ends_at > now())
    and c.slug > after
  order by c.slug limit most
$$;
