-- Trigger of place: writes the card anew with every change of the place.
create or replace function write_place_card() returns trigger language plpgsql as $$
begin
  new.card := place_card(new);
  return new;
end
$$;
