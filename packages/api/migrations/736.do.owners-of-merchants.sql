-- Owners change who acts for their merchant. While no account of a merchant is marked, its first one is its owner.
alter table merchant_account add column is_owner boolean not null default false;
