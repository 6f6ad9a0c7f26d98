-- From the bag to the order: what the buyer agreed to, the stock held meanwhile, and the uses of coupons.

-- One transaction settles the orders of several merchants. `agreement` is the priced cart the buyer said yes to.
create table checkout_transaction (
  transaction_id text not null,
  user_id bigint not null,
  cart_id bigint not null,
  state text not null default 'created',
  method text not null,
  amount_paise bigint not null,
  currency text not null default 'INR',
  agreement jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint checkout_transaction__identity primary key (transaction_id),
  constraint checkout_transaction__user foreign key (user_id) references app_user (id),
  constraint checkout_transaction__state check (
    state in ('created', 'pending', 'paid', 'placed', 'failed', 'review', 'refunded')
  ),
  constraint checkout_transaction__method check (method in ('razorpay', 'cashondelivery', 'free')),
  constraint checkout_transaction__amount check (amount_paise >= 0 and (method <> 'free' or amount_paise = 0)),
  constraint checkout_transaction__currency check (currency = 'INR'),
  constraint checkout_transaction__cart foreign key (cart_id) references cart (cart_id)
);
create unique index checkout_transaction__one_open on checkout_transaction (cart_id)
where state in ('created', 'pending');
create unique index checkout_transaction__one_placed on checkout_transaction (cart_id)
where state in ('placed', 'refunded');
create index checkout_transaction__by_user on checkout_transaction (user_id, created_at desc);

-- available = on_hand - unexpired holds. An expired row means nothing, so no job is needed to be right.
create table stock_hold (
  transaction_id text not null,
  cart_id bigint not null,
  sku text not null,
  qty integer not null,
  expires_at timestamptz not null,
  constraint stock_hold__identity primary key (transaction_id, sku),
  constraint stock_hold__qty check (qty > 0),
  constraint stock_hold__transaction foreign key (transaction_id)
    references checkout_transaction (transaction_id) on delete cascade,
  constraint stock_hold__cart foreign key (cart_id) references cart (cart_id) on delete cascade
);
create index stock_hold__by_sku on stock_hold (sku, expires_at);

-- Given back when the orders are cancelled before they ship; the row stays as the story of it.
create table coupon_use (
  transaction_id text not null,
  coupon_id bigint not null,
  user_id bigint not null,
  used_at timestamptz not null,
  given_back_at timestamptz,
  constraint coupon_use__identity primary key (transaction_id),
  constraint coupon_use__user foreign key (user_id) references app_user (id),
  constraint coupon_use__transaction foreign key (transaction_id) references checkout_transaction (transaction_id),
  constraint coupon_use__coupon foreign key (coupon_id) references coupon (coupon_id)
);
create index coupon_use__by_buyer on coupon_use (coupon_id, user_id) where given_back_at is null;

-- The first call with a key does the work and leaves its answer; the same call again gets that answer.
create table idempotency_key (
  scope text not null,
  key text not null,
  request_hash text not null,
  answer jsonb,
  created_at timestamptz not null,
  constraint idempotency_key__identity primary key (scope, key),
  constraint idempotency_key__key check (length(key) between 1 and 200)
);
create index idempotency_key__age on idempotency_key (created_at);
