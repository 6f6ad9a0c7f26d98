-- How popular a product is: a review weighs as much as twelve sales.
create or replace function product_popularity(sales integer, reviews integer) returns integer
language sql immutable parallel safe as $$ select sales + 12 * reviews $$;
