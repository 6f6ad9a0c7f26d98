-- A timestamp in the form of the API.
create or replace function wire_time(at timestamptz) returns text
language sql stable parallel safe as $$ select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') $$;
