-- Trigger of locality: cards of places show the locality's name of today.
create or replace function rename_locality_on_cards() returns trigger language plpgsql as $$
begin
  update place set updated_at = updated_at where city = new.city and locality_slug = new.slug;
  return null;
end
$$;
