-- Reserves money for a payment until the given time; false, with nothing reserved, when there is not enough. What the
-- same payment already holds stays reserved for it, including money that has expired since.
create or replace function hold_wallet(
  payment text, buyer bigint, bag bigint, perks bigint, gift_cards bigint, credit bigint,
  moment timestamptz, until timestamptz
) returns boolean
language plpgsql as $$
declare
  before wallet_hold;
  has record;
begin
  perform lock_wallet(buyer);
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
