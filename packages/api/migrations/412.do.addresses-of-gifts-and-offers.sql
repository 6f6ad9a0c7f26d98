-- Gift cards and offers of the access programme that everybody may see, for search engines.
create function gift_card_addresses(area text, after text, most integer)
returns table (key text, href text, changed_at timestamptz)
language sql stable as $$
  select d.slug, '/local-gifts/giftcard/' || d.slug, null::timestamptz
  from gift_card_design d where d.is_published and d.slug > after
  order by d.slug limit most
$$;

create function access_offer_addresses(area text, after text, most integer)
returns table (key text, href text, changed_at timestamptz)
language sql stable as $$
  select a.slug, '/lbb-access/offers/' || a.slug, null::timestamptz
  from access_offer a join access_outlet_facts f on f.id = a.outlet_id
  where a.is_published and f.is_open and a.valid_from <= now() and a.valid_to > now() and a.slug > after
  order by a.slug limit most
$$;
