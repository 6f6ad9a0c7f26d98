-- Search documents of maps. The picture is that of the first of its places that is published.
create or replace function searchable_map(refs text[]) returns setof searchable_row
language plpgsql stable as $$
begin
  return query
    select m.id::text, m.city, m.title, 'A map of ' || cardinality(m.places) || ' places',
      concat_ws(' ', 'map', m.city, m.line), path_of('map', m.city, m.slug), (
        select content_picture(p.city, p.scene, p.picture_url, p.alt, p.ground)::jsonb
        from unnest(m.places) with ordinality as stop (slug, nth)
        join place p on p.slug = stop.slug and p.status <> 'draft'
        order by stop.nth limit 1
      ),
      kind_weight('map') - least(m.position, 40), timestamptz 'epoch', null::timestamptz
    from unnest(refs) as wanted (ref)
    join place_map m on m.id = wanted.ref::bigint;
end
$$;
