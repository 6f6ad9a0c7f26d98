-- Public offers of the access programme, for the sitemap.
create or replace function access_offer_addresses(area text, after text, most integer)
returns table (key text, href text, changed_at timestamptz)
language sql stable as $$
  select a.slug, path_of('access-offer', null, a.slug), null::timestamptz
  from access_offer a join access_outlet_facts f on f.id = a.outlet_id
  where a.is_published and f.is_open and a.valid_from <= now() and a.valid_to > now() and a.slug > after
  order by a.slug limit most
$$;
