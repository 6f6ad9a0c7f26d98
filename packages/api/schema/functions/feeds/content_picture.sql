-- A picture in the form of the API: a scene of the city, drawn on demand, or an upload.
create or replace function content_picture(city text, scene text, url text, alt text, ground text) returns json
language sql immutable parallel safe as $$
  select json_build_object('url', coalesce(url, '/images/scene/' || city || '/' || scene), 'width', 1200, 'height', 800,
    'alt', alt, 'color', ground)
$$;
