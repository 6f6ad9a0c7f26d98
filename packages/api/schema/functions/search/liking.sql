-- How much being liked counts in the search: 0 for nobody, 100 for a hundred thousand, so that a first save is no
-- change yet.
create or replace function liking(count bigint) returns integer
language sql immutable parallel safe as $$ select least(100, (20 * log(1 + greatest(count, 0)))::integer) $$;
