-- Search documents of malls.
create or replace function searchable_mall(refs text[]) returns setof searchable_row
language plpgsql stable as $$
begin
  return query
    select m.id::text, m.city, m.title, concat_ws(' · ', 'Mall', l.name),
      concat_ws(' ', 'mall', l.name, m.city, m.line),
      path_of('mall', m.city, m.slug), content_picture(m.city, m.scene, m.picture_url, m.alt, m.ground)::jsonb,
      kind_weight('mall') - least(m.position, 40), timestamptz 'epoch', null::timestamptz
    from unnest(refs) as wanted (ref)
    join mall m on m.id = wanted.ref::bigint
    left join locality l on l.city = m.city and l.slug = m.locality_slug;
end
$$;
