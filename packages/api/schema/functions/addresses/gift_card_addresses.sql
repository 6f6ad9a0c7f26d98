-- Designs of gift cards, for the sitemap.
create or replace function gift_card_addresses(area text, after text, most integer)
returns table (key text, href text, changed_at timestamptz)
language sql stable as $$
  select d.slug, path_of('gift-card', null, d.slug), null::timestamptz
  from gift_card_design d where d.is_published and d.slug > after
  order by d.slug limit most
$$;
