-- Trigger of wallet_posting: updates the balance with its posting, so that neither can be written without the other.
create or replace function wallet_posting_moves_balance() returns trigger
language plpgsql as $$
begin
  update wallet_account a set
    balance_paise = a.balance_paise + new.amount_paise, postings = a.postings + 1,
    earned_paise = a.earned_paise + s.earned, spent_paise = a.spent_paise + s.spent,
    expired_paise = a.expired_paise + s.expired
  from wallet_entry e, wallet_posting_sums(e.kind, new.amount_paise) s
  where a.account_id = new.account_id and a.user_id is not null and e.entry_id = new.entry_id;
  return null;
end
$$;
