-- Members of the access programme, and the card or phone by which they are known at the counter. The tail is what
-- somebody says beside six typed digits: the end of their phone number, else of their card.
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
