-- Search documents of films. Their line does not say 'film', because an icon beside it does.
create or replace function searchable_video(refs text[]) returns setof searchable_row
language plpgsql stable as $$
begin
  return query
    select v.id::text, v.city, v.title, concat_ws(' · ', t.name, v.minutes || ' min', a.name),
      concat_ws(' ', 'film video', t.name, a.name, v.city, v.line), path_of('video', v.city, v.slug),
      content_picture(v.city, v.scene, v.picture_url, v.alt, v.ground)::jsonb, kind_weight('video'), v.published_at,
      null::timestamptz
    from unnest(refs) as wanted (ref)
    join video v on v.id = wanted.ref::bigint
    join tag t on t.slug = v.tag
    join author a on a.user_id = v.author_id;
end
$$;
