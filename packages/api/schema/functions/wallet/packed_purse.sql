-- What can be spent on a cart from perks, gift cards and credit, packed into one field of a reading.
create or replace function packed_purse(buyer bigint, bag bigint, moment timestamptz) returns text
language sql stable as $$
  select w.perks || ' ' || w.gift_cards || ' ' || w.credit from wallet_left(buyer, bag, null, moment) w
$$;
