-- Trigger of post: rebuilds the card whenever the post changes.
create or replace function write_post_card() returns trigger language plpgsql as $$
begin
  new.card := post_card(new);
  return new;
end
$$;
