-- The cart and the coupons that can be put on it. Money is paise; a price is never stored here except as the one the
-- buyer has seen, so that a change can be told.

create table coupon (
  coupon_id bigint generated always as identity,
  code text not null,
  title text not null,
  description text not null,
  kind text not null,
  percent smallint not null default 0,
  amount_paise bigint not null default 0,
  max_discount_paise bigint,
  min_bag_paise bigint not null default 0,
  merchant_id bigint,
  starts_at timestamptz not null default '2024-01-01',
  ends_at timestamptz not null default 'infinity',
  usage_limit integer,
  per_buyer_limit integer,
  used integer not null default 0,
  is_listed boolean not null default true,
  constraint coupon__identity primary key (coupon_id),
  constraint coupon__code_unique unique (code),
  constraint coupon__code check (code ~ '^[A-Z0-9]{3,40}$' and strpos(code, 'REWARD') = 0),
  constraint coupon__kind check (
    (kind = 'percent' and percent between 1 and 100 and amount_paise = 0)
    or (kind = 'amount' and percent = 0 and amount_paise > 0)
  ),
  constraint coupon__amounts check (min_bag_paise >= 0 and max_discount_paise > 0),
  constraint coupon__window check (starts_at < ends_at),
  constraint coupon__limits check (usage_limit > 0 and per_buyer_limit > 0),
  constraint coupon__never_overused check (used >= 0 and used <= coalesce(usage_limit, used)),
  constraint coupon__merchant foreign key (merchant_id) references merchant (id) on delete cascade
);

-- A user's cart goes by its number, a guest's by 128 random bits: whoever holds them is the owner.
create table cart (
  cart_id bigint generated always as identity (start with 100001),
  user_id bigint,
  masked_id text,
  state text not null default 'active',
  coupon_code text,
  payment_method text,
  pincode text,
  address_id bigint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint cart__identity primary key (cart_id),
  constraint cart__user foreign key (user_id) references app_user (id) on delete cascade,
  constraint cart__address foreign key (address_id) references address (id) on delete set null,
  constraint cart__masked_unique unique (masked_id),
  constraint cart__masked check (masked_id ~ '^[0-9a-f]{32}$'),
  constraint cart__one_owner check ((user_id is null) <> (masked_id is null)),
  constraint cart__state check (state in ('active', 'merged', 'ordered')),
  constraint cart__ordered_by_user check (state <> 'ordered' or user_id is not null),
  constraint cart__method check (payment_method in ('razorpay', 'cashondelivery', 'free')),
  constraint cart__pincode check (pincode ~ '^[1-9][0-9]{5}$')
);
create unique index cart__one_active on cart (user_id) where state = 'active';

-- `options_key` makes two lines of one SKU differ only by what was asked for ("Name: Asha").
create table cart_line (
  line_id bigint generated always as identity,
  cart_id bigint not null,
  sku text not null,
  qty integer not null,
  options jsonb not null default '[]',
  options_key text not null default '',
  seen_paise bigint not null,
  added_at timestamptz not null default now(),
  constraint cart_line__identity primary key (line_id),
  constraint cart_line__once unique (cart_id, sku, options_key),
  constraint cart_line__qty check (qty between 1 and 50),
  constraint cart_line__seen check (seen_paise > 0),
  constraint cart_line__options check (jsonb_typeof(options) = 'array'),
  constraint cart_line__cart foreign key (cart_id) references cart (cart_id) on delete cascade
);
