-- Search documents of tags. A tag is found in every city; the caller puts the city into its address.
create or replace function searchable_tag(refs text[]) returns setof searchable_row
language plpgsql stable as $$
begin
  return query
    select t.slug, null::text, t.name, t.line, concat_ws(' ', t.tag_group, t.line),
      path_of('tag', 'all', t.slug), null::jsonb, kind_weight('tag') - least(t.position, 99), timestamptz 'epoch',
      null::timestamptz
    from unnest(refs) as wanted (ref)
    join tag t on t.slug = wanted.ref;
end
$$;
