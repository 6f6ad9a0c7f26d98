-- Trigger of app_user: removes a writer whose account is closed from the search, and adds one whose account is open
-- again.
create or replace function show_writer_in_search() returns trigger language plpgsql as $$
begin
  perform refresh_searchable('author', array[new.id::text]);
  return null;
end
$$;
