-- Trigger of author: films are found by their author, so a new name is written to the search.
create or replace function rename_author_in_search() returns trigger language plpgsql as $$
begin
  perform refresh_searchable('video', array(select id::text from video where author_id = new.user_id));
  return null;
end
$$;
