-- Trigger of post: writes the card anew with every change of the post.
create or replace function write_post_card() returns trigger language plpgsql as $$
begin
  new.card := post_card(new);
  return new;
end
$$;
