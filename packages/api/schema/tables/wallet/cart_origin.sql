-- One row per cart for which it is known who sent the buyer, as its calls reported.
create table cart_origin (
  cart_id bigint not null,
  source text,
  affiliation text,
  affiliated_at timestamptz,
  referral_code text,
  click_id text,
  prepaid_offer boolean,
  constraint cart_origin__identity primary key (cart_id),
  constraint cart_origin__affiliated check ((affiliation is null) = (affiliated_at is null)),
  constraint cart_origin__cart foreign key (cart_id) references cart (cart_id) on delete cascade
);
