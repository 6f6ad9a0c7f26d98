-- Constraint trigger of wallet_posting: the postings of an entry sum to zero.
create or replace function wallet_entry_sums_to_zero() returns trigger
language plpgsql as $$
begin
  if (select sum(amount_paise) from wallet_posting where entry_id = new.entry_id) <> 0 then
    raise exception 'the postings of entry % do not sum to zero', new.entry_id
      using errcode = 'check_violation', constraint = 'wallet_entry__sums_to_zero';
  end if;
  return null;
end
$$;
