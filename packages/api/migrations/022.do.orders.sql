-- Orders: one a merchant and transaction. Everything that was agreed is copied here, so that a later change of price,
-- name or address rewrites no history.

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
  constraint shop_order__identity primary key (order_id),
  constraint shop_order__user foreign key (user_id) references app_user (id),
  constraint shop_order__number check (order_id ~ '^NK-[0-9A-HJKMNP-TV-Z]{12}$'),
  constraint shop_order__one_a_merchant unique (transaction_id, merchant_id),
  constraint shop_order__state check (
    state in (
      'placed', 'on_hold', 'accepted', 'packed', 'shipped', 'out_for_delivery', 'delivered', 'delivery_failed', 'rto',
      'cancelled'
    )
  ),
  constraint shop_order__payment check (
    payment_status in ('pending', 'captured', 'review', 'cancelled', 'refund_initiated', 'partly_refunded', 'refunded')
  ),
  constraint shop_order__adds_up check (
    items_paise >= 0 and discount_paise >= 0 and shipping_paise >= 0 and payment_discount_paise >= 0
    and payable_paise >= 0
    and payable_paise = items_paise - discount_paise + shipping_paise - payment_discount_paise
  ),
  constraint shop_order__one_tax check (cgst_paise = sgst_paise and (igst_paise = 0 or cgst_paise = 0)),
  constraint shop_order__transaction foreign key (transaction_id) references checkout_transaction (transaction_id),
  constraint shop_order__merchant foreign key (merchant_id) references merchant (id)
);
create index shop_order__of_buyer on shop_order (user_id, placed_at desc, order_id desc);
create index shop_order__of_merchant on shop_order (merchant_id, placed_at desc, order_id desc);

create table order_line (
  line_id bigint generated always as identity,
  order_id text not null,
  position smallint not null,
  state text not null default 'placed',
  sku text not null,
  product_id bigint not null,
  slug text not null,
  name text not null,
  picture jsonb not null,
  options jsonb not null,
  custom_options jsonb not null,
  qty integer not null,
  price_paise bigint not null,
  mrp_paise bigint not null,
  items_paise bigint not null,
  discount_paise bigint not null,
  goods_paise bigint not null,
  shipping_paise bigint not null,
  payment_discount_paise bigint not null,
  gst_percent numeric(5, 2) not null,
  taxable_paise bigint not null,
  cgst_paise bigint not null,
  sgst_paise bigint not null,
  igst_paise bigint not null,
  constraint order_line__identity primary key (line_id),
  constraint order_line__position_unique unique (order_id, position),
  constraint order_line__state check (
    state in (
      'placed', 'on_hold', 'accepted', 'packed', 'shipped', 'out_for_delivery', 'delivered', 'delivery_failed', 'rto',
      'cancelled'
    )
  ),
  constraint order_line__qty check (qty between 1 and 50),
  constraint order_line__adds_up check (
    items_paise = price_paise * qty and goods_paise = items_paise - discount_paise and goods_paise >= 0
    and taxable_paise + cgst_paise + sgst_paise + igst_paise = goods_paise and taxable_paise >= 0
  ),
  constraint order_line__order foreign key (order_id) references shop_order (order_id)
);

-- What happened, in order, for ever.
create table order_event (
  event_id bigint generated always as identity,
  order_id text not null,
  at timestamptz not null,
  kind text not null,
  from_state text,
  to_state text,
  actor text not null,
  text text not null,
  constraint order_event__identity primary key (event_id),
  constraint order_event__kind check (kind in ('placed', 'moved', 'cancelled', 'note')),
  constraint order_event__actor check (actor in ('buyer', 'merchant', 'courier', 'shop')),
  constraint order_event__order foreign key (order_id) references shop_order (order_id)
);
create index order_event__of_order on order_event (order_id, event_id);

create function order_event_is_append_only() returns trigger
language plpgsql as $$
begin
  raise exception 'order_event is append-only';
end
$$;
create trigger order_event__append_only before update or delete or truncate on order_event
for each statement execute function order_event_is_append_only();
