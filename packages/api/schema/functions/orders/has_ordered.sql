-- Whether a user has an order that was not cancelled; until then the next order counts as their first.
create or replace function has_ordered(buyer bigint) returns boolean
language sql stable as $$
  select exists (select from shop_order o where o.user_id = buyer and o.state <> 'cancelled')
$$;
