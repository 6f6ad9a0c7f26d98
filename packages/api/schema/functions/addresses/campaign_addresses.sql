-- Campaigns for search engines, as site_address() tells of other kinds: what has an address and runs. `area` is not
-- asked.
create or replace function campaign_addresses(area text, after text, most integer)
returns table (key text, href text, changed_at timestamptz)
language sql stable as $$
  select c.slug, campaign_path(c.kind, c.category, c.slug), c.updated_at
  from campaign_page c
  where c.is_published and c.kind <> 'private' and c.starts_at <= now() and (c.ends_at is null or c.ends_at > now())
    and c.slug > after
  order by c.slug limit most
$$;
