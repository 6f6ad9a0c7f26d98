-- What can be spent now from perks, cards and credit, less what other payments have reserved: for a cart, payments of
-- other carts; for a transaction, other transactions. What a payment reserved before some money expired is taken from
-- that money first, so it blocks other money only with the rest: with the largest rest of any payment together with
-- those that began later, which have less of the expired money to take from.
create or replace function wallet_left(buyer bigint, bag bigint, payment text, moment timestamptz)
returns table (
  perks bigint, gift_cards bigint, credit bigint, held_perks bigint, held_gift_cards bigint, held_credit bigint
)
language sql stable as $$
  with hold as (
    select h.perks_paise as perks, h.gift_paise as gift_cards, h.credit_paise as credit, h.held_at
    from wallet_hold h
    where h.user_id = buyer and h.state = 'held' and h.expires_at > moment
      and (bag is null or h.cart_id is distinct from bag) and h.transaction_id is distinct from payment
  ), held as (
    select coalesce(sum(h.perks), 0) as perks, coalesce(sum(h.gift_cards), 0) as gift_cards,
      coalesce(sum(h.credit), 0) as credit
    from hold h
  ), blocked as (
    select greatest(0, max(h.perks - expired.perks)) as perks,
      greatest(0, max(h.gift_cards - expired.gift_cards)) as gift_cards
    from (
      select held_at, sum(perks) over later as perks, sum(gift_cards) over later as gift_cards
      from hold window later as (order by held_at desc)
    ) h
    cross join lateral (
      select coalesce(sum(l.left_paise) filter (where l.kind = 'perks'), 0) as perks,
        coalesce(sum(l.left_paise) filter (where l.kind = 'gift_cards'), 0) as gift_cards
      from wallet_lot l
      where l.user_id = buyer and l.left_paise > 0 and l.expires_at > h.held_at and l.expires_at <= moment
    ) expired
  ), lots as (
    select coalesce(sum(l.left_paise) filter (where l.kind = 'perks'), 0) as perks,
      coalesce(sum(l.left_paise) filter (where l.kind = 'gift_cards'), 0) as gift_cards
    from wallet_lot l where l.user_id = buyer and l.left_paise > 0 and l.expires_at > moment
  )
  select greatest(0, l.perks - b.perks)::bigint, greatest(0, l.gift_cards - b.gift_cards)::bigint,
    greatest(0, coalesce((
      select a.balance_paise from wallet_account a where a.user_id = buyer and a.kind = 'credit'
    ), 0) - h.credit)::bigint,
    h.perks::bigint, h.gift_cards::bigint, h.credit::bigint
  from held h cross join blocked b cross join lots l
$$;
