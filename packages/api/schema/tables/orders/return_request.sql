-- One row per return, exchange or damage claim. `reached` maps each state to the time when it was reached.
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
  constraint return_request__amounts check (refund_paise >= 0 and perks_paise >= 0),
  constraint return_request__claim_shows check (kind <> 'claim' or cardinality(photos) > 0),
  constraint return_request__condition check (condition in ('good', 'poor')),
  constraint return_request__denied check ((state = 'denied') = (denied_because is not null)),
  constraint return_request__kind check (kind in ('return', 'exchange', 'claim')),
  constraint return_request__number check (request_id ~ '^R-[0-9A-HJKMNP-TV-Z]{12}$'),
  constraint return_request__part check (pickup_part in ('morning', 'afternoon', 'evening')),
  constraint return_request__photos check (cardinality(photos) <= 6),
  constraint return_request__refund_to check (refund_to in ('source', 'wallet')),
  constraint return_request__state check ((state in ('requested', 'approved', 'denied', 'cancelled',
    'pickup_scheduled', 'picked_up', 'received', 'refunded', 'replacement_shipped', 'fulfilled'))
    and (kind = 'exchange' or (state not in ('replacement_shipped', 'fulfilled'))) and (kind <> 'exchange'
    or state <> 'refunded')),
  constraint return_request__merchant foreign key (merchant_id) references merchant (id),
  constraint return_request__order foreign key (order_id) references shop_order (order_id),
  constraint return_request__user foreign key (user_id) references app_user (id)
);
create index return_request__of_merchant on return_request (merchant_id, state, requested_at);
create index return_request__of_order on return_request (order_id, requested_at desc);
