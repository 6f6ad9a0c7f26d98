-- One row per amount that an entry moves on an account.
create table wallet_posting (
  posting_id bigint generated always as identity,
  entry_id bigint not null,
  account_id bigint not null,
  amount_paise bigint not null,
  constraint wallet_posting__identity primary key (posting_id),
  constraint wallet_posting__amount check (amount_paise <> 0),
  constraint wallet_posting__account foreign key (account_id) references wallet_account (account_id),
  constraint wallet_posting__entry foreign key (entry_id) references wallet_entry (entry_id)
);
create index wallet_posting__of_account on wallet_posting (account_id, posting_id desc);
create index wallet_posting__of_entry on wallet_posting (entry_id);

create constraint trigger wallet_entry__sums_to_zero after insert on wallet_posting deferrable initially deferred
  for each row execute function wallet_entry_sums_to_zero();
create trigger wallet_posting__append_only before delete or update or truncate on wallet_posting for each statement
  execute function wallet_is_append_only();
create trigger wallet_posting__moves_balance after insert on wallet_posting for each row
  execute function wallet_posting_moves_balance();
