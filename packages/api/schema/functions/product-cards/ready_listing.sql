-- Trigger of product_listing: the card is stored without the blanks that PostgreSQL writes.
create or replace function ready_listing() returns trigger
language plpgsql as $$
begin
  new.card := without_blanks(new.card);
  return new;
end
$$;
