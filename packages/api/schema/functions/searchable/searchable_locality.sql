-- Search documents of neighbourhoods.
create or replace function searchable_locality(refs text[]) returns setof searchable_row
language plpgsql stable as $$
begin
  return query
    select l.city || '/' || l.slug, l.city, l.name, l.line,
      concat_ws(' ', l.city, l.pincode, l.line, (
        select string_agg(c.name, ' ' order by c.position) from sub_locality c
        where c.city = l.city and c.locality_slug = l.slug
      )),
      path_of('locality', l.city, l.slug), null::jsonb, kind_weight('locality') - least(l.position, 99),
      timestamptz 'epoch', null::timestamptz
    from unnest(refs) as wanted (ref)
    join locality l on l.city = split_part(wanted.ref, '/', 1) and l.slug = split_part(wanted.ref, '/', 2);
end
$$;
