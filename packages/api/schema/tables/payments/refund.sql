-- One row per refund to a buyer: `source_paise` goes through the gateway, `gift_paise` and `credit_paise` to gift cards
-- and credit in the wallet, which happens at once.
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
  gift_paise bigint not null default 0,
  -- When a person paid out the credit, which had gone to the wallet of an account that is erased.
  paid_out_at timestamptz,
  constraint refund__identity primary key (refund_id),
  constraint refund__gateway_unique unique (gateway_refund_id),
  constraint refund__once unique (key),
  constraint refund__adds_up check (amount_paise > 0 and source_paise >= 0 and gift_paise >= 0 and credit_paise >= 0
    and amount_paise = (source_paise + gift_paise + credit_paise)),
  constraint refund__done check ((state = 'done') = (done_at is not null)),
  constraint refund__source check (source_paise = 0 or payment_id is not null),
  constraint refund__state check (state in ('requested', 'initiated', 'done')),
  constraint refund__wanted check (wanted in ('source', 'wallet')),
  constraint refund__order foreign key (order_id) references shop_order (order_id),
  constraint refund__payment foreign key (payment_id) references payment (payment_id),
  constraint refund__transaction foreign key (transaction_id) references checkout_transaction (transaction_id),
  constraint refund__user foreign key (user_id) references app_user (id)
);
create index refund__of_order on refund (order_id) where order_id is not null;
create index refund__of_payment on refund (payment_id) where payment_id is not null;
create index refund__under_way on refund (check_at) where state <> 'done';
