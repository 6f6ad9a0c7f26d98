-- The number of pieces left, published only when it is low: no other stock is visible from outside.
create or replace function told_stock(available bigint) returns integer
language sql immutable parallel safe as $$ select case when available between 1 and 5 then available::integer end $$;
