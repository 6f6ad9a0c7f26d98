-- The one way to add to carts: adds a quantity of a SKU to each of several carts and returns the carts as they were,
-- with the lines that were written, in one round trip and without a transaction of the caller's. Returns no row for a
-- cart that is not the caller's or is being written to by another transaction, and only one for a cart that is added to
-- twice; no line ("putId" is null) when the SKU is not on sale ("price" is null too) or there is no room for more: then
-- only the version has changed. It never waits for a lock, so the carts do not block each other. With `opening`,
-- `masked` is the id of a new guest's cart, which is created with its first line or not at all. A line whose latest add
-- had the same Idempotency-Key keeps its quantity, and is returned as if it had been added to. `packed` has the form
-- that packedLines in cart-reading.repository.ts writes. All carts share each statement, because preparing one to run
-- takes most of its time.
create or replace function add_to_carts(
  adds jsonb[], most_pieces integer, most_lines integer, moment timestamptz
) returns table (
  number bigint, id bigint, "userId" bigint, "maskedId" text, "couponCode" text, method text, pincode text,
  "addressId" bigint, "usesPerks" boolean, version integer, purse text, packed text,
  price bigint, mrp bigint, "onHand" integer, held integer, "putId" bigint, "putQty" integer
)
language plpgsql set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
declare
  opened bigint[];
  carts bigint[];
  numbers bigint[];
begin
  -- This commit does not wait for the disk: a power failure may lose the last half second of cart lines, never an order.
  perform set_config('synchronous_commit', 'off', true);
  if jsonb '{"opening": true}' <@ any (adds) then
    with new as (
      insert into cart (masked_id)
      select asked.line ->> 'masked' from unnest(adds) as asked (line) where asked.line @> '{"opening": true}'
      returning cart_id
    )
    select array_agg(new.cart_id) into opened from new;
  end if;

  -- Raising the version locks the cart: the statement after this one reads what the last writer committed. A cart id is
  -- valid only for its own user, a masked id for any guest who knows it.
  with taken as (
    update cart c set version = c.version + 1, updated_at = now()
    from unnest(adds) with ordinality as asked (line, number) cross join lateral (
      select f.cart_id from cart f
      where f.cart_id = case when asked.line ->> 'masked' is null then (asked.line ->> 'claimed')::bigint else (
          select g.cart_id from cart g where g.masked_id = asked.line ->> 'masked'
        ) end
        and (asked.line ->> 'masked' is not null or f.user_id = (asked.line ->> 'buyer')::bigint) and f.state = 'active'
      for no key update skip locked
    ) free
    where c.cart_id = free.cart_id
    returning c.cart_id, asked.number
  )
  select array_agg(t.cart_id), array_agg(t.number) into carts, numbers from taken t;
  if carts is null then
    return;
  end if;

  return query
  with seen as materialized (
    select t.number, c.*, w.sku, w.key, w.chosen, w.extra, w.idempotency_key, w.more, l.packed, l.mine, l.is_again,
      s.price_paise, s.mrp_paise, s.on_hand, s.held,
      -- quantityRefusal in cart-refusals.ts states the same rule in words.
      s.price_paise is not null and (l.is_again or (
        l.mine + w.more <= least(most_pieces, s.on_hand - s.held - l.elsewhere) and (l.mine > 0 or l.lines < most_lines)
      )) as fits
    from unnest(carts, numbers) as t (cart_id, number)
    cross join lateral (
      select a.line ->> 'wanted' as sku, a.line ->> 'key' as key, (a.line ->> 'more')::integer as more,
        a.line -> 'chosen' as chosen, (a.line ->> 'extra')::bigint as extra,
        a.line ->> 'idempotency_key' as idempotency_key
      from (select adds[t.number]) as a (line) offset 0
    ) w
    cross join lateral (
      select o.cart_id, o.user_id, o.masked_id, o.coupon_code, o.payment_method, o.pincode, o.address_id, o.use_perks,
        o.version
      from cart o where o.cart_id = t.cart_id offset 0
    ) c
    cross join lateral (
      select
        json_agg(json_build_array(
          l.line_id, l.sku, l.qty, l.options, l.options_key, l.seen_paise, s.price_paise, s.mrp_paise, s.on_hand, (
            select sum(h.qty) from stock_hold h
            where h.sku = l.sku and h.expires_at > moment and h.cart_id <> t.cart_id
          )
        ))::text as packed,
        coalesce(sum(l.qty) filter (where l.sku = w.sku and l.options_key = w.key), 0) as mine,
        coalesce(sum(l.qty) filter (where l.sku = w.sku and l.options_key <> w.key), 0) as elsewhere,
        count(*) as lines,
        coalesce(
          bool_or(l.last_add_key = w.idempotency_key) filter (where l.sku = w.sku and l.options_key = w.key), false
        ) as is_again
      from cart_line l left join sale_now s on s.sku = l.sku where l.cart_id = t.cart_id
    ) l
    left join lateral (
      select n.price_paise, n.mrp_paise, n.on_hand, coalesce((
        select sum(h.qty) from stock_hold h where h.sku = w.sku and h.expires_at > moment and h.cart_id <> t.cart_id
      ), 0)::integer as held
      from sale_now n where n.sku = w.sku offset 0
    ) s on true
  ), put as (
    insert into cart_line as l (cart_id, sku, qty, options, options_key, seen_paise, last_add_key)
    select x.cart_id, x.sku, x.mine + case when x.is_again then 0 else x.more end, x.chosen, x.key,
      x.price_paise + x.extra, x.idempotency_key
    from seen x where x.fits
    on conflict on constraint cart_line__once do update set
      qty = excluded.qty, seen_paise = excluded.seen_paise, last_add_key = excluded.last_add_key
    returning l.cart_id, l.line_id, l.qty
  )
  select x.number, x.cart_id, x.user_id, x.masked_id, x.coupon_code, x.payment_method, x.pincode, x.address_id,
    x.use_perks, x.version - 1,
    case when x.user_id is not null then packed_purse(x.user_id, x.cart_id, moment) end, x.packed,
    x.price_paise, x.mrp_paise, x.on_hand, x.held, p.line_id, p.qty
  from seen x left join put p on p.cart_id = x.cart_id;

  if opened is not null then
    delete from cart c
    where c.cart_id = any (opened) and not exists (select from cart_line l where l.cart_id = c.cart_id);
  end if;
end
$$;
