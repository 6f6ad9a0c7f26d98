-- Search documents of articles and discoveries. Those with a later publication date are included, and skipped until
-- then.
create or replace function searchable_post(refs text[]) returns setof searchable_row
language plpgsql stable as $$
begin
  return query
    select p.id::text, p.city, p.title, p.kicker,
      concat_ws(' ', p.kicker, p.kind, l.name, p.city, array_to_string(p.tags, ' '), p.line, coalesce(a.name, p.author)),
      post_path(p.city, p.kind, p.slug), content_picture(p.city, p.scene, p.picture_url, p.alt, p.ground)::jsonb,
      kind_weight('post') + liking(p.saves) + featuring(p.featured), p.published_at, null::timestamptz
    from unnest(refs) as wanted (ref)
    join post p on p.id = wanted.ref::bigint and p.status <> 'draft'
    left join locality l on l.city = p.city and l.slug = p.locality_slug
    left join author a on a.user_id = p.author_id;
end
$$;
