-- The picture of a merchant in the form of the API: an upload of theirs, or the drawn one.
create or replace function merchant_picture(m merchant) returns json
language sql stable parallel safe as $$
  select case when m.picture is null
    then json_build_object('url', '/images/maker/' || m.slug, 'width', 640, 'height', 640,
      'alt', m.maker || ' of ' || m.name, 'color', m.picture_ground)
    else json_build_object('url', m.picture -> 'url', 'width', m.picture -> 'width', 'height', m.picture -> 'height',
      'alt', m.maker || ' of ' || m.name, 'color', m.picture -> 'color')
  end
$$;
