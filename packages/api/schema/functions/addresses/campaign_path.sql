-- The canonical address of a campaign; null when it has none.
create or replace function campaign_path(kind text, category text, slug text) returns text
language sql immutable parallel safe as $$
  select case kind
    when 'campaign' then '/campaign/' || category || '/' || slug
    when 'deals' then '/campaign/deals/' || slug
    when 'shop-event' then '/shop/events/' || slug
    when 'shop-marketing' then '/shop/marketing/' || slug
    when 'event-guide' then '/event/guides/' || slug
    when 'cadburysilk' then '/cadburysilk/category/' || slug
    when 'landing' then '/' || slug
  end
$$;
