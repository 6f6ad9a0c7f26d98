-- Search documents of places. `made_at` is the publication date; places with a later one are included, and skipped
-- until then.
create or replace function searchable_place(refs text[]) returns setof searchable_row
language plpgsql stable as $$
begin
  return query
    select p.id::text, p.city, p.title, concat_ws(' · ', p.kind, l.name),
      concat_ws(' ', p.kind, p.type, l.name, p.city, array_to_string(p.tags, ' '), p.line),
      path_of('place', null, p.slug), content_picture(p.city, p.scene, p.picture_url, p.alt, p.ground)::jsonb,
      kind_weight('place') + liking(p.saves) + featuring(p.featured), p.published_at, null::timestamptz
    from unnest(refs) as wanted (ref)
    join place p on p.id = wanted.ref::bigint and p.status <> 'draft'
    left join locality l on l.city = p.city and l.slug = p.locality_slug;
end
$$;
