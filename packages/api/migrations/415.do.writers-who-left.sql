-- A writer whose account is closed has no page, so the search leads to none; it does again when they come back.
create or replace function searchable_author(refs text[]) returns setof searchable_row
language plpgsql stable as $$
begin
  return query
    select a.user_id::text, a.city, a.name, a.line, concat_ws(' ', a.handle, a.city, a.line), '/users/' || a.handle,
      case when a.face is not null then jsonb_build_object('url', '/images/face/' || a.handle, 'width', 640,
        'height', 640, 'alt', a.name, 'color', coalesce(a.face ->> 'ground', '#e8dfd0')) end,
      410, timestamptz 'epoch', null::timestamptz
    from unnest(refs) as wanted (ref)
    join author a on a.user_id = wanted.ref::bigint
    join app_user u on u.id = a.user_id and u.closed_at is null;
end
$$;

create function show_writer_in_search() returns trigger language plpgsql as $$
begin
  perform refresh_searchable('author', array[new.id::text]);
  return null;
end
$$;
create trigger app_user__writer_in_search after update of closed_at on app_user for each row
when (old.closed_at is distinct from new.closed_at) execute function show_writer_in_search();
