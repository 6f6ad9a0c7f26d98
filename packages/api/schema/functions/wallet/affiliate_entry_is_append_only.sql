-- Trigger of affiliate_entry: mistakes are corrected by another entry.
create or replace function affiliate_entry_is_append_only() returns trigger
language plpgsql as $$
begin
  raise exception 'affiliate_entry is append-only';
end
$$;
