-- Trigger of author: updates the author's name on the cards of posts.
create or replace function rename_author_on_cards() returns trigger language plpgsql as $$
begin
  update post set updated_at = updated_at where author_id = new.user_id;
  return null;
end
$$;
