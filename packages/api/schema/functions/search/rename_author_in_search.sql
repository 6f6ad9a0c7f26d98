-- Trigger of author: films are found by who made them, under the name that person has now.
create or replace function rename_author_in_search() returns trigger language plpgsql as $$
begin
  perform refresh_searchable('video', array(select id::text from video where author_id = new.user_id));
  return null;
end
$$;
