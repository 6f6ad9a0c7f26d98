-- The card of a place in the form of the contract, as it is stored.
create or replace function place_card(p place) returns text language sql stable parallel safe as $$
  select open_card(json_build_object('id', p.id::text, 'slug', p.slug, 'city', p.city,
    'href', path_of('place', null, p.slug),
    'title', p.title, 'kind', p.kind, 'type', p.type,
    'locality', coalesce((select l.name from locality l where l.city = p.city and l.slug = p.locality_slug), ''),
    'line', p.line, 'lat', p.lat, 'lng', p.lng, 'price', p.price, 'saves', p.saves,
    'image', content_picture(p.city, p.scene, p.picture_url, p.alt, p.ground))::text)
$$;
