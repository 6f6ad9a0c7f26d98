-- The details under which a merchant sold from a state that it has left, for the invoices of orders placed before.
create table former_seller (
  merchant_id bigint not null,
  state text not null,
  legal_name text not null,
  gstin text,
  line1 text not null,
  line2 text not null,
  pincode text not null,
  city text,
  constraint former_seller__identity primary key (merchant_id, state),
  constraint former_seller__merchant foreign key (merchant_id) references merchant (id) on delete cascade
);
