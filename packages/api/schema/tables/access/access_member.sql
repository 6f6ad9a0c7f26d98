-- One row per member of the access programme, with the card that identifies them at the counter. `tail`, the last four
-- digits of the phone number or else of the card, tells members apart when only the six-digit code is typed.
-- `last_step` is the time step of the latest code used: that code and earlier ones are refused.
create table access_member (
  user_id bigint not null,
  card text not null,
  salt bytea not null,
  phone_tail text,
  tail text not null generated always as (coalesce(phone_tail, "right"(card, 4))) stored,
  last_step bigint not null default 0,
  joined_at timestamptz not null,
  constraint access_member__identity primary key (user_id),
  constraint access_member__card_unique unique (card),
  constraint access_member__card check (card ~ '^[0-9]{10}$'),
  constraint access_member__phone_tail check (phone_tail ~ '^[0-9]{4}$'),
  constraint access_member__user foreign key (user_id) references app_user (id) on delete cascade
);
create index access_member__by_tail on access_member (tail);
