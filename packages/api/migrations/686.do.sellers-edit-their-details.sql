-- Merchants who are not registered for GST also have a legal name and an address.
alter table seller alter column gstin drop not null;
alter table seller add column phone text;
alter table seller add column city text;
alter table seller add constraint seller__phone check (phone ~ '^[6-9][0-9]{9}$');

-- The state that the tax of an order was computed from. Null for earlier orders: no merchant had moved by then.
alter table shop_order add column seller_state text;

-- The details under which a merchant sold from a state it has left, for the invoices of orders placed before.
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
