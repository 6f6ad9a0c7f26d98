-- Turns a hold into spending, once, however often it is called. When the payment succeeds after its hold expired or was
-- released, the money is spent if it is still there; false if it is not. An active hold may use money that has expired
-- since.
create or replace function capture_wallet(payment text, said text, moment timestamptz)
returns boolean
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
  perform lock_wallet(hold.user_id);
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
