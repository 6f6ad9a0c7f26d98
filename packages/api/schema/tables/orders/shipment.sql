-- One row per parcel: at most one per order and one per replacement, so that shipping from two tabs at once creates
-- only one.
create table shipment (
  shipment_id bigint generated always as identity,
  order_id text not null,
  request_id text,
  courier text not null,
  awb text,
  shipped_at timestamptz not null,
  expected_by date,
  delivered_at timestamptz,
  constraint shipment__identity primary key (shipment_id),
  constraint shipment__awb_once unique (courier, awb),
  constraint shipment__once unique nulls not distinct (order_id, request_id),
  constraint shipment__numbered check (awb is not null or courier = 'Merchant Delivery'),
  constraint shipment__order foreign key (order_id) references shop_order (order_id),
  constraint shipment__request foreign key (request_id) references return_request (request_id)
);
