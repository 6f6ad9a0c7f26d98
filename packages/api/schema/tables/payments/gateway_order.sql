-- One row per order created at the payment gateway, one per transaction: the gateway accepts at most one payment for an
-- order, however often it is attempted.
create table gateway_order (
  gateway_order_id text not null,
  transaction_id text not null,
  amount_paise bigint not null,
  currency text not null,
  created_at timestamptz not null,
  check_at timestamptz,
  constraint gateway_order__identity primary key (gateway_order_id),
  constraint gateway_order__one_a_transaction unique (transaction_id),
  constraint gateway_order__amount check (amount_paise > 0),
  constraint gateway_order__transaction foreign key (transaction_id) references checkout_transaction (transaction_id)
);
create index gateway_order__to_check on gateway_order (check_at) where check_at is not null;
