-- Trigger of the ledger: mistakes are corrected by another entry.
create or replace function wallet_is_append_only() returns trigger
language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end
$$;
