-- One row per coupon, with its discount, the minimum value of the cart and who may use it.
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
  starts_at timestamptz not null default '2024-01-01 00:00:00+00',
  ends_at timestamptz not null default 'infinity',
  usage_limit integer,
  per_buyer_limit integer,
  used integer not null default 0,
  is_listed boolean not null default true,
  is_first_order boolean not null default false,
  constraint coupon__identity primary key (coupon_id),
  constraint coupon__code_unique unique (code),
  constraint coupon__amounts check (min_bag_paise >= 0 and max_discount_paise > 0),
  constraint coupon__code check (code ~ '^[A-Z0-9]{3,40}$' and strpos(code, 'REWARD') = 0),
  constraint coupon__kind check (kind = 'percent' and percent >= 1 and percent <= 100 and amount_paise = 0
    or kind = 'amount' and percent = 0 and amount_paise > 0 or kind = 'free_shipping' and percent = 0
    and amount_paise = 0),
  constraint coupon__limits check (usage_limit > 0 and per_buyer_limit > 0),
  constraint coupon__never_overused check (used >= 0 and used <= coalesce(usage_limit, used)),
  constraint coupon__window check (starts_at < ends_at),
  constraint coupon__merchant foreign key (merchant_id) references merchant (id) on delete cascade
);
