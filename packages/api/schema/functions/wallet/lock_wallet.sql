-- Creates the missing accounts of a wallet and locks it: every writer locks the row of the perks account first.
create or replace function lock_wallet(buyer bigint) returns void
language plpgsql as $$
begin
  insert into wallet_account (user_id, kind, balance_paise)
  values (buyer, 'perks', 0), (buyer, 'credit', 0), (buyer, 'gift_cards', 0), (buyer, 'owed', 0)
  on conflict on constraint wallet_account__once do nothing;
  perform from wallet_account where user_id = buyer and kind = 'perks' for no key update;
end
$$;
