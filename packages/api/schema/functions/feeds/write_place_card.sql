-- Trigger of place: rebuilds the card whenever the place changes.
create or replace function write_place_card() returns trigger language plpgsql as $$
begin
  new.card := place_card(new);
  return new;
end
$$;
