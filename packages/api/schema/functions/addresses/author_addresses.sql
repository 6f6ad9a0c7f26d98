-- Pages of writers for the sitemap, in the form of site_address(). A writer whose account is closed has no page.
create or replace function author_addresses(area text, after text, most integer)
returns table (key text, href text, changed_at timestamptz)
language sql stable as $$
  select a.handle, path_of('author', null, a.handle), null::timestamptz
  from author a join app_user u on u.id = a.user_id
  where u.closed_at is null and a.handle > after
  order by a.handle limit most
$$;
