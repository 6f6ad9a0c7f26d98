-- Paying a part with perks is a wish of the buyer; how much it is follows from the wallet at every look.
alter table cart add column use_perks boolean not null default false;

-- Kept for another day, apart from the lines so that no price and no count can ever see them. A user's stay through
-- orders; a guest's belong to the cart and become the user's at sign-in.
create table cart_saved_line (
  saved_id bigint generated always as identity,
  user_id bigint,
  cart_id bigint,
  sku text not null,
  qty integer not null,
  options jsonb not null default '[]',
  options_key text not null default '',
  saved_at timestamptz not null,
  constraint cart_saved_line__identity primary key (saved_id),
  constraint cart_saved_line__once unique nulls not distinct (user_id, cart_id, sku, options_key),
  constraint cart_saved_line__one_owner check ((user_id is null) <> (cart_id is null)),
  constraint cart_saved_line__qty check (qty between 1 and 50),
  constraint cart_saved_line__options check (jsonb_typeof(options) = 'array'),
  constraint cart_saved_line__user foreign key (user_id) references app_user (id) on delete cascade,
  constraint cart_saved_line__cart foreign key (cart_id) references cart (cart_id) on delete cascade
);
create index cart_saved_line__of_cart on cart_saved_line (cart_id) where cart_id is not null;

-- Coupons that make delivery free, and coupons for somebody's first order.
alter table coupon drop constraint coupon__kind;
alter table coupon add constraint coupon__kind check (
  (kind = 'percent' and percent between 1 and 100 and amount_paise = 0)
  or (kind = 'amount' and percent = 0 and amount_paise > 0)
  or (kind = 'free_shipping' and percent = 0 and amount_paise = 0)
);
alter table coupon add column is_first_order boolean not null default false;

-- The orders' door for coupons: whoever bought and kept nothing yet has the first order before them.
create function has_ordered(buyer bigint) returns boolean
language sql stable as $$
  select exists (select from shop_order o where o.user_id = buyer and o.state <> 'cancelled')
$$;

update coupon set is_first_order = true, title = '10% off your first order',
  description = '10% off your first order, up to ₹150, on bags of ₹499 and more'
where code = 'NAMASTE10';
insert into coupon (code, title, description, kind, min_bag_paise)
values ('FREESHIP', 'Free delivery', 'Free delivery on bags of ₹599 and more', 'free_shipping', 59900);
