-- One row per cart line saved for later, kept apart from the lines so that it never counts towards prices or
-- quantities. A user's saved lines outlast orders; a guest's belong to the cart and pass to the user at sign-in.
create table cart_saved_line (
  saved_id bigint generated always as identity,
  user_id bigint,
  cart_id bigint,
  sku text not null,
  qty integer not null,
  options jsonb not null default '[]',
  options_key text not null default '',
  saved_at timestamptz not null,
  -- Set when its owner removed it, who may put it back for a day.
  removed_at timestamptz,
  constraint cart_saved_line__identity primary key (saved_id),
  constraint cart_saved_line__once unique nulls not distinct (user_id, cart_id, sku, options_key),
  constraint cart_saved_line__one_owner check ((user_id is null) <> (cart_id is null)),
  constraint cart_saved_line__options check (jsonb_typeof(options) = 'array'),
  constraint cart_saved_line__qty check (qty >= 1 and qty <= 50),
  constraint cart_saved_line__cart foreign key (cart_id) references cart (cart_id) on delete cascade,
  constraint cart_saved_line__user foreign key (user_id) references app_user (id) on delete cascade
);
create index cart_saved_line__of_cart on cart_saved_line (cart_id) where cart_id is not null;
create index cart_saved_line__removed on cart_saved_line (removed_at) where removed_at is not null;
