-- Makes the accounts of a wallet where there are none, and locks it: whoever writes takes the row of its perks first.
create or replace function lock_wallet(buyer bigint) returns void
language plpgsql as $$
begin
  insert into wallet_account (user_id, kind, balance_paise)
  values (buyer, 'perks', 0), (buyer, 'credit', 0), (buyer, 'gift_cards', 0), (buyer, 'owed', 0)
  on conflict on constraint wallet_account__once do nothing;
  perform from wallet_account where user_id = buyer and kind = 'perks' for no key update;
end
$$;
