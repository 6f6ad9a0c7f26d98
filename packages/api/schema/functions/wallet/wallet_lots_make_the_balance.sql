-- Constraint trigger of lots and accounts: the remainders of all lots sum to the balance.
create or replace function wallet_lots_make_the_balance() returns trigger
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
