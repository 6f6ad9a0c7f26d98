-- The one way to add to a cart: adds a quantity of a SKU and returns the cart as it was, with the line that was
-- written, in one round trip and without a transaction of the caller's. Returns no row when the cart is not the
-- caller's or is being written to by another transaction; no line ("putId" is null) when the SKU is not on sale
-- ("price" is null too) or there is no room for more: then only the version has changed. It never waits for a lock, so
-- one statement can add to many carts without one blocking the others. Raising the version locks the cart: everything
-- read after it is what the last writer committed. With `opening`, `masked` is the id of a new guest's cart, which is
-- created with its first line or not at all. A line whose latest add had the same Idempotency-Key keeps its quantity,
-- and is returned as if it had been added to. `packed` has the form that packedLines in cart-reading.repository.ts
-- writes.
create or replace function add_to_cart(
  claimed bigint, buyer bigint, masked text, wanted text, key text, more integer, chosen jsonb, extra bigint,
  most_pieces integer, most_lines integer, moment timestamptz, opening boolean default false,
  idempotency_key text default null
) returns table (
  id bigint, "userId" bigint, "maskedId" text, "couponCode" text, method text, pincode text, "addressId" bigint,
  "usesPerks" boolean, version integer, purse text, packed text,
  price bigint, mrp bigint, "onHand" integer, held integer, "putId" bigint, "putQty" integer
)
language plpgsql as $$
#variable_conflict use_column
declare
  mine integer;
  elsewhere integer;
  lines integer;
  is_again boolean;
begin
  -- This commit does not wait for the disk: a power failure may lose the last half second of cart lines, never an order.
  perform set_config('synchronous_commit', 'off', true);
  if opening then
    insert into cart (masked_id) values (masked);
  end if;
  -- A cart id is valid only for its own user, a masked id for any guest who knows it.
  update cart c set version = c.version + 1, updated_at = now()
  from (
    select f.cart_id from cart f
    where f.cart_id = case when masked is null then claimed else (
        select g.cart_id from cart g where g.masked_id = masked
      ) end
      and (masked is not null or f.user_id = buyer) and f.state = 'active'
    for no key update skip locked
  ) free
  where c.cart_id = free.cart_id
  returning c.cart_id, c.user_id, c.masked_id, c.coupon_code, c.payment_method, c.pincode, c.address_id, c.use_perks,
    c.version - 1
  into id, "userId", "maskedId", "couponCode", method, pincode, "addressId", "usesPerks", version;
  if not found then
    return;
  end if;

  select
    json_agg(json_build_array(
      l.line_id, l.sku, l.qty, l.options, l.options_key, l.seen_paise, s.price_paise, s.mrp_paise, s.on_hand, (
        select sum(h.qty) from stock_hold h
        where h.sku = l.sku and h.expires_at > moment and h.cart_id <> add_to_cart.id
      )
    ))::text,
    coalesce(sum(l.qty) filter (where l.sku = wanted and l.options_key = key), 0),
    coalesce(sum(l.qty) filter (where l.sku = wanted and l.options_key <> key), 0),
    count(*),
    coalesce(bool_or(l.last_add_key = idempotency_key) filter (where l.sku = wanted and l.options_key = key), false)
  into packed, mine, elsewhere, lines, is_again
  from cart_line l left join sale_now s on s.sku = l.sku where l.cart_id = add_to_cart.id;

  select s.price_paise, s.mrp_paise, s.on_hand, coalesce((
    select sum(h.qty) from stock_hold h where h.sku = wanted and h.expires_at > moment and h.cart_id <> add_to_cart.id
  ), 0)
  into price, mrp, "onHand", held
  from sale_now s where s.sku = wanted;

  -- quantityRefusal in cart-refusals.ts states the same rule in words.
  if price is not null and (is_again or (
    mine + more <= least(most_pieces, "onHand" - held - elsewhere)
    and (mine > 0 or lines < most_lines)
  )) then
    insert into cart_line as l (cart_id, sku, qty, options, options_key, seen_paise, last_add_key)
    values (
      add_to_cart.id, wanted, mine + case when is_again then 0 else more end, chosen, key, price + extra,
      idempotency_key
    )
    on conflict on constraint cart_line__once do update set
      qty = excluded.qty, seen_paise = excluded.seen_paise, last_add_key = excluded.last_add_key
    returning l.line_id, l.qty into "putId", "putQty";
  elsif opening then
    delete from cart c where c.cart_id = add_to_cart.id;
  end if;

  if "userId" is not null then
    purse := packed_purse("userId", id, moment);
  end if;
  return next;
end
$$;
