-- The returns policy that a product page shows.
create or replace function returns_rule(is_personalised boolean, is_returnable boolean) returns text
language sql immutable parallel safe as $$
  select case
    when is_personalised then 'Made for you, so it can only come back if it arrives damaged'
    when is_returnable then '7-day returns and exchange'
    else 'Not returnable, unless it arrives damaged' end
$$;
