-- Trigger of product_document: stores the answer without the white space that PostgreSQL writes.
create or replace function ready_document() returns trigger
language plpgsql as $$
begin
  new.body := without_blanks(new.body);
  return new;
end
$$;
