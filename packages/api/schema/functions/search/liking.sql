-- How much the number of saves counts in the search: 0 for none, 100 for a hundred thousand. The scale is coarse at the
-- start, so that a first save changes nothing.
create or replace function liking(count bigint) returns integer
language sql immutable parallel safe as $$ select least(100, (20 * log(1 + greatest(count, 0)))::integer) $$;
