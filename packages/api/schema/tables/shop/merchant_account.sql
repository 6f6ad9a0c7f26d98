-- One row per account that may act for a merchant. An account acts for one merchant; a merchant may have several
-- accounts.
create table merchant_account (
  user_id bigint not null,
  merchant_id bigint not null,
  created_at timestamptz not null default clock_timestamp(),
  is_owner boolean not null default false,
  constraint merchant_account__identity primary key (user_id),
  constraint merchant_account__merchant foreign key (merchant_id) references merchant (id) on delete cascade,
  constraint merchant_account__user foreign key (user_id) references app_user (id) on delete cascade
);
create index merchant_account__of_merchant on merchant_account (merchant_id);
