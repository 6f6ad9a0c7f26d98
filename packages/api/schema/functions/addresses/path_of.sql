-- The address of a thing on the site, by its kind. The only place where the database writes addresses, except for posts
-- (post_path) and campaigns (campaign_path), whose addresses depend on their own kind. `city` matters only for kinds
-- whose address contains a city. stored-addresses.test.ts checks each against the `hrefs` of the route table.
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
