-- One row per attempt to pay a gateway order.
create table payment (
  payment_id text not null,
  gateway_order_id text not null,
  transaction_id text not null,
  state text not null,
  amount_paise bigint not null,
  currency text not null,
  method text,
  -- Amounts requested for refund and refunded so far.
  refund_asked_paise bigint not null default 0,
  refunded_paise bigint not null default 0,
  error_code text,
  error_text text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint payment__identity primary key (payment_id),
  constraint payment__never_more_back_than_came check (amount_paise >= 0 and refunded_paise >= 0
    and refunded_paise <= refund_asked_paise and refund_asked_paise <= amount_paise),
  constraint payment__state check (state in ('created', 'pending', 'failed', 'authorised', 'captured',
    'partly_refunded', 'refunded', 'review')),
  constraint payment__order foreign key (gateway_order_id) references gateway_order (gateway_order_id),
  constraint payment__transaction foreign key (transaction_id) references checkout_transaction (transaction_id)
);
create index payment__of_transaction on payment (transaction_id, created_at);
create index payment__to_review on payment (created_at) where state = 'review';
create index payment__under_way on payment (created_at) where state in ('created', 'pending', 'authorised');
