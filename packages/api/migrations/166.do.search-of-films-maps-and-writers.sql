-- Films, lists of places and those who write are found by the one search too (see 118).
create function searchable_video(refs text[]) returns setof searchable_row
language plpgsql stable as $$
begin
  return query
    select v.id::text, v.city, v.title, concat_ws(' · ', 'Film', v.minutes || ' min', a.name),
      concat_ws(' ', 'film video', t.name, a.name, v.city, v.line), '/' || v.city || '/lbbtv?v=' || v.slug,
      content_picture(v.city, v.scene, v.picture_url, v.alt, v.ground)::jsonb, 360, v.published_at, null::timestamptz
    from unnest(refs) as wanted (ref)
    join video v on v.id = wanted.ref::bigint
    join tag t on t.slug = v.tag
    join author a on a.user_id = v.author_id;
end
$$;

-- Its picture is the one of the first of its places that stands.
create function searchable_map(refs text[]) returns setof searchable_row
language plpgsql stable as $$
begin
  return query
    select m.id::text, m.city, m.title, 'A map of ' || cardinality(m.places) || ' places',
      concat_ws(' ', 'map', m.city, m.line), '/' || m.city || '/map/' || m.slug, (
        select content_picture(p.city, p.scene, p.picture_url, p.alt, p.ground)::jsonb
        from unnest(m.places) with ordinality as stop (slug, nth)
        join place p on p.slug = stop.slug and p.status <> 'draft'
        order by stop.nth limit 1
      ),
      420 - least(m.position, 40), timestamptz 'epoch', null::timestamptz
    from unnest(refs) as wanted (ref)
    join place_map m on m.id = wanted.ref::bigint;
end
$$;

create function searchable_author(refs text[]) returns setof searchable_row
language plpgsql stable as $$
begin
  return query
    select a.user_id::text, a.city, a.name, a.line, concat_ws(' ', a.handle, a.city, a.line), '/users/' || a.handle,
      case when a.face is not null then jsonb_build_object('url', '/images/face/' || a.handle, 'width', 640,
        'height', 640, 'alt', a.name, 'color', coalesce(a.face ->> 'ground', '#e8dfd0')) end,
      410, timestamptz 'epoch', null::timestamptz
    from unnest(refs) as wanted (ref)
    join author a on a.user_id = wanted.ref::bigint;
end
$$;

select watch_searchable('video', 'video', 'id');
select watch_searchable('place_map', 'map', 'id', 'map');
select watch_searchable('author', 'author', 'user_id');

-- Films are found by who made them, under the name that person has now; posts are written anew by their cards (101).
create function rename_author_in_search() returns trigger language plpgsql as $$
begin
  perform refresh_searchable('video', array(select id::text from video where author_id = new.user_id));
  return null;
end
$$;
create trigger author__search_renamed after update of name on author for each row
when (old.name <> new.name) execute function rename_author_in_search();

select refresh_searchable('video', array(select id::text from video));
select refresh_searchable('map', array(select id::text from place_map));
select refresh_searchable('author', array(select user_id::text from author));
