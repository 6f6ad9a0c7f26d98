-- Paying online: what was opened at the gateway, each try of it, what the gateway told us, and money on its way back.

-- Why a transaction ended, in words for the buyer and by whom; until when its things are held.
alter table checkout_transaction add column reason text;
alter table checkout_transaction add column ended_by text;
alter table checkout_transaction add column held_until timestamptz;
alter table checkout_transaction add constraint checkout_transaction__ended_by check (
  ended_by in ('buyer', 'payment', 'time', 'change')
);
-- 'refunded' is a transaction that was paid and could not become orders: then another one of its cart may.
drop index checkout_transaction__one_placed;
create unique index checkout_transaction__one_placed on checkout_transaction (cart_id) where state = 'placed';

-- One a transaction: the gateway lets several tries of one order end in at most one payment.
create table gateway_order (
  gateway_order_id text not null,
  transaction_id text not null,
  amount_paise bigint not null,
  currency text not null,
  created_at timestamptz not null,
  check_at timestamptz not null,
  constraint gateway_order__identity primary key (gateway_order_id),
  constraint gateway_order__one_a_transaction unique (transaction_id),
  constraint gateway_order__amount check (amount_paise > 0),
  constraint gateway_order__transaction foreign key (transaction_id) references checkout_transaction (transaction_id)
);
create index gateway_order__to_check on gateway_order (check_at);

create table payment (
  payment_id text not null,
  gateway_order_id text not null,
  transaction_id text not null,
  state text not null,
  amount_paise bigint not null,
  currency text not null,
  method text,
  -- Asked back so far, and given back so far.
  refund_asked_paise bigint not null default 0,
  refunded_paise bigint not null default 0,
  error_code text,
  error_text text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint payment__identity primary key (payment_id),
  constraint payment__state check (
    state in ('created', 'pending', 'failed', 'authorised', 'captured', 'partly_refunded', 'refunded', 'review')
  ),
  constraint payment__never_more_back_than_came check (
    amount_paise >= 0 and refunded_paise >= 0 and refunded_paise <= refund_asked_paise
    and refund_asked_paise <= amount_paise
  ),
  constraint payment__order foreign key (gateway_order_id) references gateway_order (gateway_order_id),
  constraint payment__transaction foreign key (transaction_id) references checkout_transaction (transaction_id)
);
create index payment__of_transaction on payment (transaction_id, created_at);

-- What the gateway told us, once each, in the same database transaction as its effect.
create table gateway_event (
  event_id text not null,
  kind text not null,
  body jsonb not null,
  received_at timestamptz not null,
  constraint gateway_event__identity primary key (event_id)
);
create index gateway_event__age on gateway_event (received_at);

create table gateway_customer (
  user_id bigint not null,
  customer_id text not null,
  constraint gateway_customer__identity primary key (user_id),
  constraint gateway_customer__user foreign key (user_id) references app_user (id) on delete cascade
);

-- Money on its way back: `source_paise` through the gateway, `credit_paise` to the wallet, which happens at once.
create table refund (
  refund_id text not null,
  key text not null,
  user_id bigint not null,
  transaction_id text not null,
  order_id text,
  payment_id text,
  wanted text not null,
  amount_paise bigint not null,
  source_paise bigint not null,
  credit_paise bigint not null,
  state text not null,
  reason text not null,
  gateway_refund_id text,
  tries integer not null default 0,
  check_at timestamptz,
  requested_at timestamptz not null,
  done_at timestamptz,
  constraint refund__identity primary key (refund_id),
  constraint refund__once unique (key),
  constraint refund__wanted check (wanted in ('source', 'wallet')),
  constraint refund__state check (state in ('requested', 'initiated', 'done')),
  constraint refund__done check ((state = 'done') = (done_at is not null)),
  constraint refund__adds_up check (
    amount_paise > 0 and source_paise >= 0 and credit_paise >= 0 and amount_paise = source_paise + credit_paise
  ),
  constraint refund__source check (source_paise = 0 or payment_id is not null),
  constraint refund__gateway_unique unique (gateway_refund_id),
  constraint refund__user foreign key (user_id) references app_user (id),
  constraint refund__transaction foreign key (transaction_id) references checkout_transaction (transaction_id),
  constraint refund__order foreign key (order_id) references shop_order (order_id),
  constraint refund__payment foreign key (payment_id) references payment (payment_id)
);
create index refund__of_order on refund (order_id) where order_id is not null;
create index refund__of_payment on refund (payment_id) where payment_id is not null;
create index refund__under_way on refund (check_at) where state <> 'done';
