-- Trigger of app_user: a writer whose account is closed or open again leaves the search or comes back.
create or replace function show_writer_in_search() returns trigger language plpgsql as $$
begin
  perform refresh_searchable('author', array[new.id::text]);
  return null;
end
$$;
