-- One row per use of a coupon by a purchase. The use is returned when the orders are cancelled before they ship; the
-- row is kept as a record.
create table coupon_use (
  transaction_id text not null,
  coupon_id bigint not null,
  user_id bigint not null,
  used_at timestamptz not null,
  given_back_at timestamptz,
  constraint coupon_use__identity primary key (transaction_id),
  constraint coupon_use__coupon foreign key (coupon_id) references coupon (coupon_id),
  constraint coupon_use__transaction foreign key (transaction_id) references checkout_transaction (transaction_id),
  constraint coupon_use__user foreign key (user_id) references app_user (id)
);
create index coupon_use__by_buyer on coupon_use (coupon_id, user_id) where given_back_at is null;
