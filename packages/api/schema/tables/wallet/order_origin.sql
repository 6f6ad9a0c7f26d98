-- One row per order for which it is known who sent the buyer, such as an affiliate. `percent` is the affiliate's rate
-- when the order was placed.
create table order_origin (
  order_id text not null,
  source text,
  affiliation text,
  referral_code text,
  click_id text,
  prepaid_offer boolean,
  affiliate_id bigint,
  percent numeric(4,2),
  constraint order_origin__identity primary key (order_id),
  constraint order_origin__rule check ((affiliate_id is null) = (percent is null)),
  constraint order_origin__affiliate foreign key (affiliate_id) references affiliate (affiliate_id),
  constraint order_origin__order foreign key (order_id) references shop_order (order_id)
);
create index order_origin__to_pay on order_origin (affiliate_id) where affiliate_id is not null;
