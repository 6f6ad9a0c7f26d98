-- Search documents of writers. A writer whose account is closed has no page and therefore no document.
create or replace function searchable_author(refs text[]) returns setof searchable_row
language plpgsql stable as $$
begin
  return query
    select a.user_id::text, a.city, a.name, a.line, concat_ws(' ', a.handle, a.city, a.line),
      path_of('author', null, a.handle),
      case when a.face is not null then jsonb_build_object('url', '/images/face/' || a.handle, 'width', 640,
        'height', 640, 'alt', a.name, 'color', coalesce(a.face ->> 'ground', '#e8dfd0')) end,
      kind_weight('author'), timestamptz 'epoch', null::timestamptz
    from unnest(refs) as wanted (ref)
    join author a on a.user_id = wanted.ref::bigint
    join app_user u on u.id = a.user_id and u.closed_at is null;
end
$$;
