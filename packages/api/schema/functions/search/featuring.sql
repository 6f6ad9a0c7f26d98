-- How much it counts in the search that editors feature a place or post: 15 for each of up to six steps.
create or replace function featuring(featured integer) returns integer
language sql immutable parallel safe as $$ select 15 * least(6, greatest(0, featured)) $$;
