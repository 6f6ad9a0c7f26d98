-- Trigger of locality: updates the locality's name on the cards of places.
create or replace function rename_locality_on_cards() returns trigger language plpgsql as $$
begin
  update place set updated_at = updated_at where city = new.city and locality_slug = new.slug;
  return null;
end
$$;
