-- The address of a post, by its kind.
create or replace function post_path(city text, kind text, slug text) returns text
language sql immutable parallel safe as $$
  select case when kind in ('guide', 'discovery') then '/' || city || '/' else '/' || city || '/post/' end || slug
$$;
