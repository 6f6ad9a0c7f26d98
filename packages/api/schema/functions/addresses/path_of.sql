-- Where a thing stands on the site, by its kind; the one place where the database writes addresses, but for posts
-- (post_path) and campaigns (campaign_path), which have several by what kind they are. `city` counts for kinds that go by
-- city. stored-addresses.test.ts holds each to the route table's own `hrefs`.
create or replace function path_of(kind text, city text, slug text) returns text
language sql immutable parallel safe as $$
  select case kind
    when 'place' then '/places/' || slug
    when 'event' then '/' || city || '/' || slug
    when 'locality' then '/' || city || '/locality/' || slug
    when 'tag' then '/' || city || '/tag/' || slug
    when 'mall' then '/' || city || '/mall/' || slug
    when 'map' then '/' || city || '/map/' || slug
    when 'video' then '/' || city || '/lbbtv?v=' || slug
    when 'author' then '/users/' || slug
    when 'product' then '/shop/product/' || slug
    when 'merchant' then '/shop/m/' || slug
    when 'store' then '/shop/store/' || slug
    when 'category' then '/shop/c/' || slug
    when 'custom-category' then '/shop/f/' || slug
    when 'access-offer' then '/lbb-access/offers/' || slug
    when 'gift-card' then '/local-gifts/giftcard/' || slug
    when 'subscription' then '/subscription/campaign/' || slug
  end
$$;
