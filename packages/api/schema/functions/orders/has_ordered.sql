-- Has this user bought before? Whoever bought and kept nothing yet has the first order before them.
create or replace function has_ordered(buyer bigint) returns boolean
language sql stable as $$
  select exists (select from shop_order o where o.user_id = buyer and o.state <> 'cancelled')
$$;
