-- How many pieces of a SKU payments under way keep in other carts than this one; with a cart of null, in all of them.
-- PostgreSQL takes the query into its caller's, so it costs nothing to call.
create or replace function held_by_others(wanted text, cart bigint, moment timestamptz) returns table (qty integer)
language sql stable as $$
  select coalesce(sum(h.qty), 0)::integer
  from stock_hold h
  where h.sku = wanted and h.expires_at > moment and h.cart_id is distinct from cart
$$;
