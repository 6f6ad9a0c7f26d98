-- The card of a place in the form of the contract, without the closing brace: the reader appends what depends on the
-- time or on the caller's position.
create or replace function place_card(p place) returns text language sql stable parallel safe as $$
  select left(json_build_object('id', p.id::text, 'slug', p.slug, 'city', p.city, 'href', path_of('place', null, p.slug),
    'title', p.title, 'kind', p.kind, 'type', p.type,
    'locality', coalesce((select l.name from locality l where l.city = p.city and l.slug = p.locality_slug), ''),
    'line', p.line, 'lat', p.lat, 'lng', p.lng, 'price', p.price, 'saves', p.saves,
    'image', content_picture(p.city, p.scene, p.picture_url, p.alt, p.ground))::text, -1)
$$;
