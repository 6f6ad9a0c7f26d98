-- Trigger of product_listing: stores the card without the white space that PostgreSQL writes.
create or replace function ready_listing() returns trigger
language plpgsql as $$
begin
  new.card := without_blanks(new.card);
  return new;
end
$$;
