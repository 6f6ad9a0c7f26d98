-- One row per cart of a user or a guest. A user's cart is identified by its number, a guest's by 128 random bits, whose
-- possession proves ownership.
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
  -- Raised by every write, which locks the row. A write that has read the cart without a lock uses it to check, in the
  -- same statement, that the cart has not changed since.
  version integer not null default 0,
  -- Whether the buyer wants to pay in part with perks; the amount is taken from the wallet at each reading.
  use_perks boolean not null default false,
  constraint cart__identity primary key (cart_id),
  constraint cart__masked_unique unique (masked_id),
  constraint cart__masked check (masked_id ~ '^[0-9a-f]{32}$'),
  constraint cart__method check (payment_method in ('razorpay', 'cashondelivery', 'free')),
  constraint cart__one_owner check ((user_id is null) <> (masked_id is null)),
  constraint cart__ordered_by_user check (state <> 'ordered' or user_id is not null),
  constraint cart__pincode check (pincode ~ '^[1-9][0-9]{5}$'),
  constraint cart__state check (state in ('active', 'merged', 'ordered')),
  constraint cart__address foreign key (address_id) references address (id) on delete set null,
  constraint cart__user foreign key (user_id) references app_user (id) on delete cascade
);
create index cart__guests_by_age on cart (created_at) where user_id is null;
create unique index cart__one_active on cart (user_id) where state = 'active';
