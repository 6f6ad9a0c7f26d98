-- One row per ordered item, with the prices, taxes and texts that were agreed.
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
  gst_percent numeric(5,2) not null,
  taxable_paise bigint not null,
  cgst_paise bigint not null,
  sgst_paise bigint not null,
  igst_paise bigint not null,
  -- The part of the discount that was paid with perks: it is returned as perks, never as money.
  perks_paise bigint not null default 0,
  -- `open_qty` pieces are in a pending request, `done_qty` were returned or exchanged: together never more than were
  -- delivered.
  is_returnable boolean not null default true,
  open_qty integer not null default 0,
  done_qty integer not null default 0,
  -- The product's HSN code for tax, copied with everything else that was agreed.
  hsn text not null default '',
  constraint order_line__identity primary key (line_id),
  constraint order_line__position_unique unique (order_id, position),
  constraint order_line__adds_up check (items_paise = (price_paise * qty)
    and goods_paise = (items_paise - discount_paise) and goods_paise >= 0
    and (taxable_paise + cgst_paise + sgst_paise + igst_paise) = goods_paise and taxable_paise >= 0),
  constraint order_line__never_more_than_delivered check (open_qty >= 0 and done_qty >= 0
    and (open_qty + done_qty) <= qty and (state = 'delivered' or (open_qty + done_qty) = 0)),
  constraint order_line__perks check (perks_paise >= 0 and perks_paise <= discount_paise),
  constraint order_line__qty check (qty >= 1 and qty <= 50),
  constraint order_line__state check (state in ('placed', 'on_hold', 'accepted', 'packed', 'shipped',
    'out_for_delivery', 'delivered', 'delivery_failed', 'rto', 'cancelled')),
  constraint order_line__order foreign key (order_id) references shop_order (order_id)
);
create index order_line__words on order_line using gin (name gin_trgm_ops);
