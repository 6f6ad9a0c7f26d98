-- One row per gift card that was bought. Only the recipient knows the code and the token of the link: stored are keyed
-- hashes and the last four characters, created when the card is sent. `generation` counts the requested sendings: a
-- newer one invalidates the code, the link and any pending sending of an older one.
create table gift_card (
  gift_id text not null,
  buyer_id bigint not null,
  design_slug text not null,
  amount_paise bigint not null,
  recipient_name text not null,
  recipient_email text,
  recipient_phone text,
  message text not null,
  sender_name text not null,
  deliver_at timestamptz not null,
  expires_at timestamptz not null,
  state text not null default 'unpaid',
  delivery text not null default 'unpaid',
  generation integer not null default 0,
  sent_at timestamptz,
  -- Code and token are derived from it with the server's secret. Kept only while the card is being sent, so that a
  -- retry sends the same ones.
  code_seed bytea,
  code_hash bytea,
  last_four text,
  token_hash bytea,
  transaction_id text,
  is_paid_online boolean not null default false,
  redeemed_by bigint,
  redeemed_at timestamptz,
  reminded_at timestamptz,
  created_at timestamptz not null,
  -- True if the giver's account was erased before the card was delivered: names, address and message are kept until it
  -- has been sent.
  words_end_with_delivery boolean not null default false,
  constraint gift_card__identity primary key (gift_id),
  constraint gift_card__code_unique unique (code_hash),
  constraint gift_card__token_unique unique (token_hash),
  constraint gift_card__transaction_unique unique (transaction_id),
  constraint gift_card__amount check (amount_paise >= 10000 and amount_paise <= 1000000),
  constraint gift_card__delivery check (delivery in ('unpaid', 'scheduled', 'sending', 'sent', 'bounced')),
  constraint gift_card__one_address check ((recipient_email is null) <> (recipient_phone is null)),
  constraint gift_card__paid check ((state = 'unpaid') = (transaction_id is null)),
  constraint gift_card__redeemed check ((state = 'redeemed') = (redeemed_by is not null)
    and (redeemed_by is null) = (redeemed_at is null)),
  constraint gift_card__state check (state in ('unpaid', 'open', 'redeemed', 'expired', 'refunded')),
  constraint gift_card__validity check (expires_at > deliver_at),
  constraint gift_card__buyer foreign key (buyer_id) references app_user (id),
  constraint gift_card__design foreign key (design_slug) references gift_card_design (slug),
  constraint gift_card__redeemer foreign key (redeemed_by) references app_user (id),
  constraint gift_card__transaction foreign key (transaction_id) references checkout_transaction (transaction_id)
);
create index gift_card__of_buyer on gift_card (buyer_id, created_at desc);
create index gift_card__to_expire on gift_card (expires_at) where state = 'open';
create index gift_card__unpaid on gift_card (created_at) where state = 'unpaid';
create index gift_card__words_to_end on gift_card (gift_id) where words_end_with_delivery;
