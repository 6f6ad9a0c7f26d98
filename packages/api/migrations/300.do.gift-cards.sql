-- Gift cards, and what a buyer has of them at the shop. A card is sold as any purchase, becomes a debt of the shop in the
-- ledger, and with its redemption a lot of its own in somebody's wallet.

create table gift_card_design (
  slug text not null,
  title text not null,
  occasion text not null,
  image text not null,
  amounts_paise bigint[] not null,
  position integer not null,
  is_published boolean not null default true,
  constraint gift_card_design__identity primary key (slug)
);
insert into gift_card_design (slug, title, occasion, image, amounts_paise, position) values
  ('happy-birthday', 'Happy birthday', 'birthday', 'birthday', '{50000,100000,200000,500000}', 1),
  ('just-because', 'Just because', 'anytime', 'anytime', '{25000,50000,100000,200000}', 2),
  ('thank-you', 'Thank you', 'thank-you', 'thank-you', '{25000,50000,100000,200000}', 3),
  ('well-done', 'Well done, you', 'congratulations', 'congratulations', '{50000,100000,200000}', 13),
  ('wedding-blessings', 'Blessings for the two', 'wedding', 'wedding', '{110100,210100,510100,1000000}', 4),
  ('happy-anniversary', 'Happy anniversary', 'anniversary', 'anniversary', '{100000,200000,500000,1000000}', 5),
  ('new-home', 'To the new home', 'new-home', 'new-home', '{100000,200000,500000}', 6),
  ('hello-little-one', 'Hello, little one', 'new-baby', 'new-baby', '{50000,100000,210000,500000}', 7),
  ('happy-journey', 'Happy journey', 'farewell', 'farewell', '{50000,100000,200000}', 8),
  ('shubh-diwali', 'Shubh Diwali', 'diwali', 'diwali', '{50000,100000,250000,500000}', 9),
  ('rakhi-across-cities', 'Rakhi, across cities', 'rakhi', 'rakhi', '{50100,110100,210100}', 10),
  ('eid-mubarak', 'Eid mubarak', 'eid', 'eid', '{50000,100000,200000}', 11),
  ('holi-hai', 'Holi hai', 'holi', 'holi', '{25000,50000,100000}', 12);

-- One row a card. Its code and the token of its link are known to the recipient alone: here are keyed hashes and the last
-- four characters, made when it is sent. `generation` counts the sendings that were asked for: a newer one ends the code,
-- the link and whatever of an older one still waits to leave.
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
  -- What code and token are made from with the server's secret; kept only while the card leaves, so that a second try
  -- sends the same.
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
  constraint gift_card__identity primary key (gift_id),
  constraint gift_card__amount check (amount_paise between 10000 and 1000000),
  constraint gift_card__one_address check ((recipient_email is null) <> (recipient_phone is null)),
  constraint gift_card__state check (state in ('unpaid', 'open', 'redeemed', 'redeemed', 'refunded')),
  constraint gift_card__delivery check (delivery in ('unpaid', 'scheduled', 'sending', 'sending', 'bounced')),
  constraint gift_card__paid check ((state = 'unpaid') = (transaction_id is null)),
  constraint gift_card__redeemed check ((state = 'redeemed') = (redeemed_by is not null) and (redeemed_by is null) = (redeemed_at is null)),
  constraint gift_card__validity check (expires_at > deliver_at),
  constraint gift_card__code_unique unique (code_hash),
  constraint gift_card__token_unique unique (token_hash),
  constraint gift_card__transaction_unique unique (transaction_id),
  constraint gift_card__design foreign key (design_slug) references gift_card_design (slug),
  constraint gift_card__buyer foreign key (buyer_id) references app_user (id),
  constraint gift_card__redeemer foreign key (redeemed_by) references app_user (id),
  constraint gift_card__transaction foreign key (transaction_id) references checkout_transaction (transaction_id)
);
create index gift_card__of_buyer on gift_card (buyer_id, created_at desc);
create index gift_card__to_expire on gift_card (expires_at) where state = 'open';
create index gift_card__unpaid on gift_card (created_at) where state = 'unpaid';

-- Tries of codes, by account and by address, as keyed hashes: in each span of ten minutes so many.
create table gift_code_try (
  subject bytea not null,
  tries integer not null,
  since timestamptz not null,
  constraint gift_code_try__identity primary key (subject)
);
create index gift_code_try__age on gift_code_try (since);

-- The ledger: what cards were sold for, what is owed to those who hold one that nobody redeemed, what ended unused; and of
-- each buyer the balance of cards, and rewards owed back after they were spent.
alter table wallet_account drop constraint wallet_account__kind;
alter table wallet_account add constraint wallet_account__kind check (
  (user_id is not null and kind in ('perks', 'credit', 'gift_cards', 'owed'))
  or (user_id is null and kind in ('promotions', 'sales', 'refunds', 'gift_cards', 'gift_cards_sold', 'unused'))
);
insert into wallet_account (kind) values ('gift_cards'), ('gift_cards_sold'), ('unused');
alter table wallet_entry drop constraint wallet_entry__kind;
alter table wallet_entry add constraint wallet_entry__kind check (
  kind in (
    'perks_given', 'perks_returned', 'perks_expired', 'perks_taken_back', 'credit_given', 'spent',
    'gift_card_sold', 'gift_card_refunded', 'gift_card_lapsed', 'gift_card_redeemed', 'gift_card_returned', 'gift_card_expired'
  )
);
alter table wallet_entry add column refund_id text;
alter table wallet_entry add column gift_id text;

-- Lots of both kinds that end: perks, and the cards in a wallet.
alter table perks_lot rename to wallet_lot;
alter table wallet_lot add column kind text not null default 'perks';
alter table wallet_lot alter column kind drop default;
alter table wallet_lot add column gift_id text;
alter table wallet_lot add column reminded_at timestamptz;
alter table wallet_lot add constraint wallet_lot__kind check (
  (kind = 'perks' and gift_id is null) or (kind = 'gift_cards' and gift_id is not null)
);
alter table wallet_lot add constraint wallet_lot__one_a_card unique (gift_id);
alter table wallet_lot add constraint wallet_lot__card foreign key (gift_id) references gift_card (gift_id);
alter table wallet_lot rename constraint perks_lot__identity to wallet_lot__identity;
alter table wallet_lot rename constraint perks_lot__once to wallet_lot__once;
alter table wallet_lot rename constraint perks_lot__left to wallet_lot__left;
alter table wallet_lot rename constraint perks_lot__amount to wallet_lot__amount;
alter table wallet_lot rename constraint perks_lot__user to wallet_lot__user;
alter table wallet_lot rename constraint perks_lot__entry to wallet_lot__entry;
drop index perks_lot__to_spend;
create index wallet_lot__to_spend on wallet_lot (user_id, kind, expires_at, lot_id) where left_paise > 0;
alter index perks_lot__to_expire rename to wallet_lot__to_expire;

drop trigger perks_lot__makes_the_balance on wallet_lot;
drop trigger wallet_account__made_of_lots on wallet_account;
drop function perks_lots_make_the_balance();
create function wallet_lots_make_the_balance() returns trigger
language plpgsql as $$
begin
  if coalesce((select balance_paise from wallet_account where user_id = new.user_id and kind = new.kind), 0)
    <> coalesce((select sum(left_paise) from wallet_lot where user_id = new.user_id and kind = new.kind), 0) then
    raise exception 'the lots of % of user % are not what their account holds', new.kind, new.user_id
      using errcode = 'check_violation', constraint = 'wallet_lot__makes_the_balance';
  end if;
  return null;
end
$$;
create constraint trigger wallet_lot__makes_the_balance after insert or update on wallet_lot
deferrable initially deferred for each row execute function wallet_lots_make_the_balance();
create constraint trigger wallet_account__made_of_lots after update on wallet_account
deferrable initially deferred for each row when (new.kind in ('perks', 'gift_cards'))
execute function wallet_lots_make_the_balance();

-- Which lots a payment was taken from: what comes back goes into the same ones.
create table wallet_lot_use (
  transaction_id text not null,
  lot_id bigint not null,
  amount_paise bigint not null,
  returned_paise bigint not null default 0,
  constraint wallet_lot_use__identity primary key (transaction_id, lot_id),
  constraint wallet_lot_use__amount check (amount_paise > 0 and returned_paise between 0 and amount_paise),
  constraint wallet_lot_use__lot foreign key (lot_id) references wallet_lot (lot_id)
);
create index wallet_lot_use__of_lot on wallet_lot_use (lot_id);

alter table wallet_hold add column gift_paise bigint not null default 0;
alter table wallet_hold drop constraint wallet_hold__amounts;
alter table wallet_hold add constraint wallet_hold__amounts check (
  perks_paise >= 0 and gift_paise >= 0 and credit_paise >= 0 and perks_paise + gift_paise + credit_paise > 0
);

-- What of a purchase was paid from cards, and what of a refund goes back onto them.
alter table checkout_transaction add column gift_paise bigint not null default 0;
alter table checkout_transaction add constraint checkout_transaction__gift check (gift_paise >= 0);
alter table shop_order add column gift_paise bigint not null default 0;
alter table shop_order add constraint shop_order__gift check (gift_paise >= 0 and gift_paise + credit_paise <= payable_paise);
alter table refund add column gift_paise bigint not null default 0;
alter table refund drop constraint refund__adds_up;
alter table refund add constraint refund__adds_up check (
  amount_paise > 0 and source_paise >= 0 and gift_paise >= 0 and credit_paise >= 0
  and amount_paise = source_paise + gift_paise + credit_paise
);

-- What can be spent at this moment of perks, cards and credit, besides what other payments have set aside: for a bag
-- those of other bags, for a transaction those of others.
create function wallet_left(buyer bigint, bag bigint, payment text, moment timestamptz)
returns table (perks bigint, gift_cards bigint, credit bigint, held_perks bigint, held_gift_cards bigint, held_credit bigint)
language sql stable as $$
  with held as (
    select coalesce(sum(h.perks_paise), 0) as perks, coalesce(sum(h.gift_paise), 0) as gift_cards,
      coalesce(sum(h.credit_paise), 0) as credit
    from wallet_hold h
    where h.user_id = buyer and h.state = 'held' and h.expires_at > moment
      and (bag is null or h.cart_id is distinct from bag) and h.transaction_id is distinct from payment
  ), lots as (
    select coalesce(sum(l.left_paise) filter (where l.kind = 'perks'), 0) as perks,
      coalesce(sum(l.left_paise) filter (where l.kind = 'gift_cards'), 0) as gift_cards
    from wallet_lot l where l.user_id = buyer and l.left_paise > 0 and l.expires_at > moment
  )
  select greatest(0, l.perks - h.perks)::bigint, greatest(0, l.gift_cards - h.gift_cards)::bigint,
    greatest(0, coalesce((
      select a.balance_paise from wallet_account a where a.user_id = buyer and a.kind = 'credit'
    ), 0) - h.credit)::bigint,
    h.perks::bigint, h.gift_cards::bigint, h.credit::bigint
  from held h cross join lots l
$$;
drop function usable_perks(bigint, bigint, timestamptz);
drop function usable_credit(bigint, bigint, timestamptz);

-- The same for a bag, in one field of a reading.
create function packed_purse(buyer bigint, bag bigint, moment timestamptz) returns text
language sql stable as $$
  select w.perks || ' ' || w.gift_cards || ' ' || w.credit from wallet_left(buyer, bag, null, moment) w
$$;

-- The accounts of a wallet, and its lock: whoever writes takes the row of its perks first.
create function lock_wallet(buyer bigint, is_locking boolean) returns void
language plpgsql as $$
begin
  insert into wallet_account (user_id, kind, balance_paise)
  values (buyer, 'perks', 0), (buyer, 'credit', 0), (buyer, 'gift_cards', 0), (buyer, 'owed', 0)
  on conflict on constraint wallet_account__once do nothing;
  if is_locking then
    perform from wallet_account where user_id = buyer and kind = 'perks' for no key update;
  end if;
end
$$;

-- Sets aside for a payment until then; false when there is not enough, and then nothing is held for it. What the same
-- payment still holds stays its own however late it is, also what ended meanwhile.
create function hold_wallet(
  payment text, buyer bigint, bag bigint, perks bigint, gift_cards bigint, credit bigint,
  moment timestamptz, until timestamptz, is_locking boolean
) returns boolean
language plpgsql as $$
declare
  before wallet_hold;
  has record;
begin
  perform lock_wallet(buyer, is_locking);
  select * into before from wallet_hold where transaction_id = payment;
  if before.state = 'captured' then
    return true;
  end if;
  if before.state = 'held' and before.expires_at > moment
    and perks <= before.perks_paise and gift_cards <= before.gift_paise and credit <= before.credit_paise then
    update wallet_hold
    set perks_paise = perks, gift_paise = gift_cards, credit_paise = credit, cart_id = bag, expires_at = until
    where transaction_id = payment;
    return true;
  end if;
  select * into has from wallet_left(buyer, null, payment, moment);
  if has.perks < perks or has.gift_cards < gift_cards or has.credit < credit then
    update wallet_hold set state = 'released' where transaction_id = payment;
    return false;
  end if;
  insert into wallet_hold
    (transaction_id, user_id, cart_id, perks_paise, gift_paise, credit_paise, held_at, expires_at)
  values (payment, buyer, bag, perks, gift_cards, credit, moment, until)
  on conflict on constraint wallet_hold__identity do update set
    cart_id = excluded.cart_id, perks_paise = excluded.perks_paise, gift_paise = excluded.gift_paise,
    credit_paise = excluded.credit_paise, state = 'held', held_at = excluded.held_at, expires_at = excluded.expires_at;
  return true;
end
$$;

-- Takes this much out of lots of one kind that live past `since`, the first to end first, and notes which they were.
create function take_from_lots(payment text, buyer bigint, of_kind text, amount bigint, since timestamptz) returns void
language plpgsql as $$
declare
  taken bigint;
begin
  with lots as (
    select lot_id, left_paise, sum(left_paise) over (order by expires_at, lot_id) - left_paise as before
    from wallet_lot where user_id = buyer and kind = of_kind and left_paise > 0 and expires_at > since
  ), parts as (
    select lot_id, least(left_paise, amount - before) as part from lots where before < amount
  ), used as (
    insert into wallet_lot_use (transaction_id, lot_id, amount_paise) select payment, lot_id, part from parts
  ), emptied as (
    update wallet_lot l set left_paise = l.left_paise - p.part from parts p where l.lot_id = p.lot_id
  )
  select coalesce(sum(part), 0) into taken from parts;
  if taken <> amount then
    raise exception 'the lots of user % hold % of the % set aside', buyer, taken, amount;
  end if;
end
$$;

-- Held becomes spent, once however often it is called. Money that comes late may find its hold run out or released: then
-- it is spent if it is still there, and false says that it is not. A hold that counts may take what ended meanwhile.
create function capture_wallet(payment text, said text, moment timestamptz, is_locking boolean) returns boolean
language plpgsql as $$
declare
  hold wallet_hold;
  has record;
  entry bigint;
  since timestamptz := moment;
begin
  select * into hold from wallet_hold where transaction_id = payment;
  if not found then
    return true;
  end if;
  perform lock_wallet(hold.user_id, is_locking);
  select * into hold from wallet_hold where transaction_id = payment;
  if hold.state = 'captured' then
    return true;
  end if;
  if hold.state = 'held' and hold.expires_at > moment then
    since := hold.held_at;
  else
    select * into has from wallet_left(hold.user_id, null, payment, moment);
    if has.perks < hold.perks_paise or has.gift_cards < hold.gift_paise or has.credit < hold.credit_paise then
      return false;
    end if;
  end if;
  insert into wallet_entry (key, kind, user_id, transaction_id, text, at)
  values ('spent:' || payment, 'spent', hold.user_id, payment, said, moment)
  on conflict on constraint wallet_entry__once do nothing
  returning entry_id into entry;
  if entry is not null then
    insert into wallet_posting (entry_id, account_id, amount_paise)
    select entry, a.account_id, case when a.user_id is null then m.amount else -m.amount end
    from (
      values ('perks', hold.perks_paise), ('gift_cards', hold.gift_paise), ('credit', hold.credit_paise)
    ) as m (kind, amount)
    join wallet_account a on (a.user_id = hold.user_id and a.kind = m.kind) or (a.user_id is null and a.kind = 'sales')
    where m.amount > 0;
    perform take_from_lots(payment, hold.user_id, 'perks', hold.perks_paise, since);
    perform take_from_lots(payment, hold.user_id, 'gift_cards', hold.gift_paise, since);
  end if;
  update wallet_hold set state = 'captured' where transaction_id = payment;
  return true;
end
$$;

-- As before, with the cards of the buyer beside perks and credit.
drop function quick_add(
  bigint, bigint, text, text, text, integer, jsonb, bigint, integer, integer, timestamptz
);
create function quick_add(
  claimed bigint, buyer bigint, masked text, wanted text, key text, more integer, chosen jsonb, extra bigint,
  most_pieces integer, most_lines integer, moment timestamptz
) returns table (
  id bigint, "userId" bigint, "maskedId" text, "couponCode" text, method text, pincode text, "addressId" bigint,
  "usesPerks" boolean, version integer, purse text, packed text,
  price bigint, mrp bigint, "onHand" integer, held integer, "putId" bigint, "putQty" integer
)
language plpgsql as $$
#variable_conflict use_column
declare
  mine integer;
  elsewhere integer;
  lines integer;
  unchanged integer;
begin
  -- A number opens only its user's cart, a masked id the guest's who holds it.
  select c.cart_id, c.user_id, c.masked_id, c.coupon_code, c.payment_method, c.pincode, c.address_id, c.use_perks, c.version
  into id, "userId", "maskedId", "couponCode", method, pincode, "addressId", "usesPerks", version
  from cart c
  where c.cart_id = case when masked is null then claimed else (select g.cart_id from cart g where g.masked_id = masked) end
    and (masked is not null or c.user_id = buyer) and c.state = 'active';
  if not found then
    return;
  end if;

  select
    json_agg(json_build_array(
      l.line_id, l.sku, l.qty, l.options, l.options_key, l.seen_paise, s.price_paise, s.mrp_paise, s.on_hand, (
        select sum(h.qty) from stock_hold h
        where h.sku = l.sku and h.expires_at > moment and h.cart_id <> quick_add.id
      )
    ))::text,
    coalesce(sum(l.qty) filter (where l.sku = wanted and l.options_key = key), 0),
    coalesce(sum(l.qty) filter (where l.sku = wanted and l.options_key <> key), 0),
    count(*)
  into packed, mine, elsewhere, lines
  from cart_line l left join sale_now s on s.sku = l.sku where l.cart_id = quick_add.id;

  select s.price_paise, s.mrp_paise, s.on_hand, coalesce((
    select sum(h.qty) from stock_hold h where h.sku = wanted and h.expires_at > moment and h.cart_id <> quick_add.id
  ), 0)
  into price, mrp, "onHand", held
  from sale_now s where s.sku = wanted;
  if not found
    or mine + more > least(most_pieces, "onHand" - held - elsewhere)
    or (mine = 0 and lines >= most_lines)
  then
    return;
  end if;

  -- This commit does not wait for the disk: a power cut may take the last half second of bag lines, never an order.
  perform set_config('synchronous_commit', 'off', true);
  unchanged := version;
  update cart c set version = c.version + 1, updated_at = now()
  where c.cart_id = quick_add.id and c.state = 'active' and c.version = unchanged;
  if not found then
    return;
  end if;
  insert into cart_line as l (cart_id, sku, qty, options, options_key, seen_paise)
  values (quick_add.id, wanted, mine + more, chosen, key, price + extra)
  on conflict on constraint cart_line__once do update set qty = excluded.qty, seen_paise = excluded.seen_paise
  returning l.line_id, l.qty into "putId", "putQty";

  if "userId" is not null then
    purse := packed_purse("userId", id, moment);
  end if;
  return next;
end
$$;
