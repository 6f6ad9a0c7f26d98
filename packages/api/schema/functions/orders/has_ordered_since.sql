-- Whether a user ordered a product after a moment. What was cancelled or came back unclaimed does not count.
create or replace function has_ordered_since(buyer bigint, of_product bigint, at timestamptz) returns boolean
language sql stable as $$
  select exists (
    select from shop_order o join order_line l using (order_id)
    where o.user_id = buyer and o.placed_at > at and l.product_id = of_product and l.state not in ('cancelled', 'rto')
  )
$$;
