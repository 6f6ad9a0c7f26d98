-- Rupees in the form of the API: 149900 becomes 1499, 149950 becomes 1499.5.
create or replace function rupees(paise bigint) returns numeric
language sql immutable parallel safe as $$ select trim_scale(paise / 100.0) $$;
