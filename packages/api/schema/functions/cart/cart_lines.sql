-- The lines of a cart beside what their SKUs cost now and how many others hold of them. `packed` is a line without the
-- names of its fields, in the order of PackedLine in cart-reading.repository.ts: writing the names for every line was half
-- the cost of reading a cart. PostgreSQL takes the query into its caller's, so it costs nothing to call.
create or replace function cart_lines(cart bigint, moment timestamptz) returns table (
  sku text, options_key text, qty integer, packed json
)
language sql stable as $$
  select l.sku, l.options_key, l.qty, json_build_array(
    l.line_id, l.sku, l.qty, l.options, l.options_key, l.seen_paise, s.price_paise, s.mrp_paise, s.on_hand,
    (select h.qty from held_by_others(l.sku, l.cart_id, moment) h)
  )
  from cart_line l left join sale_now s on s.sku = l.sku
  where l.cart_id = cart
$$;
