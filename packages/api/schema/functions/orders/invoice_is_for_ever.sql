-- Trigger of invoice: an issued invoice never changes.
create or replace function invoice_is_for_ever() returns trigger
language plpgsql as $$
begin
  raise exception 'an invoice is never changed; issue a credit note';
end
$$;
