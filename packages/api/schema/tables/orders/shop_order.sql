-- One row per order; a transaction has one per merchant and part. Everything that was agreed is copied here, so that
-- later changes of a price, name or address do not alter past orders.
create table shop_order (
  order_id text not null,
  transaction_id text not null,
  user_id bigint not null,
  merchant_id bigint not null,
  merchant_slug text not null,
  merchant_name text not null,
  state text not null default 'placed',
  payment_method text not null,
  payment_status text not null,
  address jsonb not null,
  items_paise bigint not null,
  discount_paise bigint not null,
  shipping_paise bigint not null,
  payment_discount_paise bigint not null,
  payable_paise bigint not null,
  cgst_paise bigint not null,
  sgst_paise bigint not null,
  igst_paise bigint not null,
  expected_by date,
  cancel_reason text,
  placed_at timestamptz not null,
  updated_at timestamptz not null,
  -- The part of `payable_paise` paid from the buyer's credit at the shop; the rest, apart from gift cards, was paid by
  -- `payment_method`.
  credit_paise bigint not null default 0,
  delivered_at timestamptz,
  -- When the reward for a delivered order was settled; each order is considered once. Null until then.
  rewarded_at timestamptz,
  gift_paise bigint not null default 0,
  -- What is paid at once may be delivered in parts, each an order of its own.
  part smallint not null default 1,
  -- The state that the tax was computed from. Null for orders of before merchants could move.
  seller_state text,
  -- The note that the merchant encloses with a gift; null for any other order.
  gift_note_from text,
  gift_note_text text,
  deliver_on date,
  send_by date,
  earliest_on date,
  latest_on date,
  road_days smallint,
  -- The part of the cash on delivery that is not collected, because the merchant declined lines.
  waived_paise bigint not null default 0,
  constraint shop_order__identity primary key (order_id),
  constraint shop_order__one_a_merchant_and_part unique (transaction_id, merchant_id, part),
  constraint shop_order__adds_up check (items_paise >= 0 and discount_paise >= 0 and shipping_paise >= 0
    and payment_discount_paise >= 0 and payable_paise >= 0
    and payable_paise = (items_paise - discount_paise + shipping_paise - payment_discount_paise)),
  constraint shop_order__credit check (credit_paise >= 0 and credit_paise <= payable_paise),
  constraint shop_order__delivered check (delivered_at is null or state = 'delivered'),
  constraint shop_order__delivery_day check ((earliest_on is null) = (latest_on is null)
    and (earliest_on is null) = (road_days is null) and (earliest_on is not null or deliver_on is null)
    and earliest_on <= latest_on and road_days >= 0 and deliver_on >= earliest_on and deliver_on <= latest_on),
  constraint shop_order__gift check (gift_paise >= 0 and (gift_paise + credit_paise) <= payable_paise),
  constraint shop_order__gift_note check ((gift_note_from is null) = (gift_note_text is null)
    and length(gift_note_from) >= 1 and length(gift_note_from) <= 60 and length(gift_note_text) <= 300),
  constraint shop_order__number check (order_id ~ '^NK-[0-9A-HJKMNP-TV-Z]{12}$'),
  constraint shop_order__one_tax check (cgst_paise = sgst_paise and (igst_paise = 0 or cgst_paise = 0)),
  constraint shop_order__payment check (payment_status in ('pending', 'captured', 'review', 'cancelled',
    'refund_initiated', 'partly_refunded', 'refunded')),
  constraint shop_order__state check (state in ('placed', 'on_hold', 'accepted', 'packed', 'shipped',
    'out_for_delivery', 'delivered', 'delivery_failed', 'rto', 'cancelled')),
  constraint shop_order__waived check (waived_paise >= 0
    and (gift_paise + credit_paise + waived_paise) <= payable_paise),
  constraint shop_order__merchant foreign key (merchant_id) references merchant (id),
  constraint shop_order__transaction foreign key (transaction_id) references checkout_transaction (transaction_id),
  constraint shop_order__user foreign key (user_id) references app_user (id)
);
create index shop_order__by_phone on shop_order ((address ->> 'phone'), placed_at desc);
create index shop_order__merchant_state on shop_order (merchant_id, state, placed_at);
create index shop_order__of_buyer on shop_order (user_id, placed_at desc, order_id desc);
create index shop_order__of_merchant on shop_order (merchant_id, placed_at desc, order_id desc);
create index shop_order__to_reward on shop_order (delivered_at) where rewarded_at is null and state = 'delivered';
create index shop_order__to_send on shop_order (merchant_id, coalesce(send_by, expected_by), order_id)
  where state in ('placed', 'on_hold', 'accepted', 'packed');
create index shop_order__words on shop_order using gin (((((order_id || ' ') || coalesce(address ->> 'name',
  '')) || ' ') || coalesce(address ->> 'phone', '')) gin_trgm_ops);
