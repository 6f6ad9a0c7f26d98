-- One add by add_to_carts, for processes of a release that added to each cart by itself; they run beside the present ones
-- during an update.
create or replace function add_to_cart(
  claimed bigint, buyer bigint, masked text, wanted text, key text, more integer, chosen jsonb, extra bigint,
  most_pieces integer, most_lines integer, moment timestamptz, opening boolean default false,
  idempotency_key text default null
) returns table (
  id bigint, "userId" bigint, "maskedId" text, "couponCode" text, method text, pincode text, "addressId" bigint,
  "usesPerks" boolean, version integer, purse text, packed text,
  price bigint, mrp bigint, "onHand" integer, held integer, "putId" bigint, "putQty" integer
)
language sql as $$
  select a.id, a."userId", a."maskedId", a."couponCode", a.method, a.pincode, a."addressId", a."usesPerks", a.version,
    a.purse, a.packed, a.price, a.mrp, a."onHand", a.held, a."putId", a."putQty"
  from add_to_carts(
    array[jsonb_build_object(
      'claimed', claimed, 'buyer', buyer, 'masked', masked, 'wanted', wanted, 'key', key, 'more', more, 'chosen', chosen,
      'extra', extra, 'opening', opening, 'idempotency_key', idempotency_key
    )], most_pieces, most_lines, moment
  ) a
$$;
