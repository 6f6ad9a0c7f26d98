-- What happens after placing: parcels, what came of every piece, and what comes back.

alter table shop_order add column delivered_at timestamptz;
alter table shop_order add constraint shop_order__delivered check (delivered_at is null or state = 'delivered');
create index shop_order__by_phone on shop_order ((address ->> 'phone'), placed_at desc);
create index shop_order__merchant_state on shop_order (merchant_id, state, placed_at);

-- `open_qty` pieces are in a request under way, `done_qty` came back or were exchanged: never more than arrived.
alter table order_line add column is_returnable boolean not null default true;
alter table order_line add column open_qty integer not null default 0;
alter table order_line add column done_qty integer not null default 0;
alter table order_line add constraint order_line__never_more_than_delivered check (
  open_qty >= 0 and done_qty >= 0 and open_qty + done_qty <= qty and (state = 'delivered' or open_qty + done_qty = 0)
);

-- A return, an exchange, or a claim for what arrived damaged. `reached` says when it came to each of its states.
create table return_request (
  request_id text not null,
  order_id text not null,
  user_id bigint not null,
  merchant_id bigint not null,
  kind text not null,
  state text not null default 'requested',
  reached jsonb not null,
  refund_to text not null,
  refund_paise bigint not null,
  perks_paise bigint not null,
  refund_id text,
  photos text[] not null,
  pickup_address text not null,
  pickup_date date,
  pickup_part text,
  pickup_courier text,
  pickup_awb text,
  condition text,
  denied_because text,
  holds_replacement boolean not null default false,
  requested_at timestamptz not null,
  updated_at timestamptz not null,
  constraint return_request__identity primary key (request_id),
  constraint return_request__number check (request_id ~ '^R-[0-9A-HJKMNP-TV-Z]{12}$'),
  constraint return_request__order foreign key (order_id) references shop_order (order_id),
  constraint return_request__user foreign key (user_id) references app_user (id),
  constraint return_request__merchant foreign key (merchant_id) references merchant (id),
  constraint return_request__kind check (kind in ('return', 'exchange', 'claim')),
  constraint return_request__state check (
    state in (
      'requested', 'approved', 'denied', 'cancelled', 'pickup_scheduled', 'picked_up', 'received', 'refunded',
      'replacement_shipped', 'fulfilled'
    )
    and (kind = 'exchange' or state not in ('replacement_shipped', 'fulfilled'))
    and (kind <> 'exchange' or state <> 'refunded')
  ),
  constraint return_request__refund_to check (refund_to in ('source', 'wallet')),
  constraint return_request__amounts check (refund_paise >= 0 and perks_paise >= 0),
  constraint return_request__denied check ((state = 'denied') = (denied_because is not null)),
  constraint return_request__part check (pickup_part in ('morning', 'afternoon', 'evening')),
  constraint return_request__condition check (condition in ('good', 'poor')),
  constraint return_request__photos check (cardinality(photos) <= 6),
  constraint return_request__claim_shows check (kind <> 'claim' or cardinality(photos) > 0)
);
create index return_request__of_order on return_request (order_id, requested_at desc);
create index return_request__of_merchant on return_request (merchant_id, state, requested_at);

-- `pieces` are the numbers (from 0) of the line's pieces: each has its own share of the price, to the paisa.
create table return_line (
  request_id text not null,
  line_id bigint not null,
  pieces smallint[] not null,
  reason text not null,
  note text not null,
  replacement_sku text,
  replacement_options jsonb,
  constraint return_line__identity primary key (request_id, line_id),
  constraint return_line__request foreign key (request_id) references return_request (request_id),
  constraint return_line__line foreign key (line_id) references order_line (line_id),
  constraint return_line__pieces check (cardinality(pieces) between 1 and 50),
  constraint return_line__replacement check ((replacement_sku is null) = (replacement_options is null))
);
create index return_line__of_line on return_line (line_id);

-- One parcel an order, and one a replacement: two tabs that ship at once make one.
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
  constraint shipment__once unique nulls not distinct (order_id, request_id),
  constraint shipment__order foreign key (order_id) references shop_order (order_id),
  constraint shipment__request foreign key (request_id) references return_request (request_id),
  constraint shipment__numbered check (awb is not null or courier = 'Merchant Delivery'),
  constraint shipment__awb_once unique (courier, awb)
);

-- Who waits for news of an order hears of it at once, whichever process wrote it.
create function order_event_is_news() returns trigger
language plpgsql as $$
begin
  perform pg_notify('order_news', told.order_id) from (select distinct order_id from added where kind <> 'placed') as told;
  return null;
end
$$;
create trigger order_event__is_news after insert on order_event
referencing new table as added for each statement execute function order_event_is_news();
