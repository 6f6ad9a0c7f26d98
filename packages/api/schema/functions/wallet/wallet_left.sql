-- What can be spent now from perks, cards and credit, less what other payments have reserved: for a cart, payments of
-- other carts; for a transaction, other transactions.
create or replace function wallet_left(buyer bigint, bag bigint, payment text, moment timestamptz)
returns table (
  perks bigint, gift_cards bigint, credit bigint, held_perks bigint, held_gift_cards bigint, held_credit bigint
)
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
