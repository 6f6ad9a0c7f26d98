-- Search documents of the shop's categories.
create or replace function searchable_category(refs text[]) returns setof searchable_row
language plpgsql stable as $$
begin
  return query
    select c.id::text, null::text, c.title, coalesce(s.title, ''), coalesce(s.title, ''),
      path_of('category', null, c.path),
      jsonb_build_object('url', '/images/category/' || replace(c.path, '/', '-'), 'width', 800, 'height', 800,
        'alt', c.title, 'color', c.picture_ground),
      kind_weight(case when c.parent_id is null then 'section' else 'category' end) - least(c.position, 19),
      timestamptz 'epoch', null::timestamptz
    from unnest(refs) as wanted (ref)
    join category c on c.id = wanted.ref::integer
    left join category s on s.id = c.parent_id;
end
$$;
