-- One row per paid delivery of a subscription, which is owed until it becomes an order or is refunded. `slot` is the
-- number of intervals after the first delivery; skipping one raises it.
create table subscription_cycle (
  subscription_id text not null,
  cycle smallint not null,
  state text not null default 'owed',
  slot smallint not null,
  due_on date not null,
  moved smallint not null default 0,
  amount_paise bigint not null,
  transaction_id text not null,
  payment_id text,
  order_id text,
  refund_id text,
  paid_at timestamptz not null,
  done_at timestamptz,
  -- The parts of a delivery paid in advance that came from gift cards and from credit; a refund returns them there.
  gift_paise bigint not null default 0,
  credit_paise bigint not null default 0,
  constraint subscription_cycle__identity primary key (subscription_id, cycle),
  constraint subscription_cycle__one_a_payment unique (payment_id),
  constraint subscription_cycle__one_an_order unique (order_id),
  constraint subscription_cycle__amount check (amount_paise > 0),
  constraint subscription_cycle__state check ((state in ('owed', 'sent', 'refunded'))
    and (state = 'sent') = (order_id is not null) and (state = 'refunded') = (refund_id is not null)
    and (state = 'owed') = (done_at is null)),
  constraint subscription_cycle__tenders check (gift_paise >= 0 and credit_paise >= 0
    and (gift_paise + credit_paise) <= amount_paise),
  constraint subscription_cycle__order foreign key (order_id) references shop_order (order_id),
  constraint subscription_cycle__subscription foreign key (subscription_id) references subscription (subscription_id),
  constraint subscription_cycle__transaction foreign key (transaction_id)
    references checkout_transaction (transaction_id)
);
create index subscription_cycle__due on subscription_cycle (due_on) where state = 'owed';
