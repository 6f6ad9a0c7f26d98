-- One row per purchase, from the buyer's agreement until orders are placed or it ends. A transaction may settle orders
-- of several merchants. `agreement` is the priced cart that the buyer accepted.
create table checkout_transaction (
  transaction_id text not null,
  user_id bigint not null,
  cart_id bigint,
  state text not null default 'created',
  method text not null,
  amount_paise bigint not null,
  currency text not null default 'INR',
  agreement jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  credit_paise bigint not null default 0,
  -- Why the transaction ended or its last attempt failed, as shown to the buyer; who ended it; until when its items are
  -- held.
  reason text,
  ended_by text,
  held_until timestamptz,
  -- What is bought: a cart ('bag'), or something that `subject` identifies in its own module, such as a hold of seats
  -- or a gift card.
  kind text not null default 'bag',
  subject text,
  -- The part of the purchase paid with gift cards; refunds return it to them.
  gift_paise bigint not null default 0,
  constraint checkout_transaction__identity primary key (transaction_id),
  constraint checkout_transaction__amount check (amount_paise >= 0 and (method <> 'free' or amount_paise = 0)),
  constraint checkout_transaction__buys_one_thing check ((kind = 'bag') = (cart_id is not null)
    and (kind = 'bag') = (subject is null)),
  constraint checkout_transaction__credit check (credit_paise >= 0),
  constraint checkout_transaction__currency check (currency = 'INR'),
  constraint checkout_transaction__ended_by check (ended_by in ('buyer', 'payment', 'time', 'change')),
  constraint checkout_transaction__gift check (gift_paise >= 0),
  constraint checkout_transaction__method check (method in ('razorpay', 'cashondelivery', 'free')),
  constraint checkout_transaction__state check (state in ('created', 'pending', 'paid', 'placed', 'failed', 'review',
    'refunded')),
  constraint checkout_transaction__cart foreign key (cart_id) references cart (cart_id),
  constraint checkout_transaction__user foreign key (user_id) references app_user (id)
);
create index checkout_transaction__by_user on checkout_transaction (user_id, created_at desc);
create unique index checkout_transaction__one_open on checkout_transaction (cart_id) where state in ('created',
  'pending');
create unique index checkout_transaction__one_open_purchase on checkout_transaction (kind, subject)
  where (state in ('created', 'pending')) and subject is not null;
-- A 'refunded' transaction was paid but could not become orders; another transaction of the same cart may be placed.
create unique index checkout_transaction__one_placed on checkout_transaction (cart_id) where state = 'placed';
create unique index checkout_transaction__one_placed_purchase on checkout_transaction (kind, subject)
  where state = 'placed' and subject is not null;
