-- A landing stands right below the site's own address, at a place that its route keeps for it.
alter table campaign_page drop constraint campaign_page__kind;
alter table campaign_page add constraint campaign_page__kind check (
  kind in ('campaign', 'deals', 'shop-event', 'shop-marketing', 'event-guide', 'cadburysilk', 'landing', 'private')
);

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
