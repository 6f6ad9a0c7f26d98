-- One row per time that staff made an expired gift card valid again: until when, how much of it, by whom and why.
create table gift_card_extension (
  gift_id text not null,
  number integer not null,
  valid_until timestamptz not null,
  amount_paise bigint not null,
  reason text not null,
  extended_by bigint,
  extended_at timestamptz not null,
  constraint gift_card_extension__identity primary key (gift_id, number),
  constraint gift_card_extension__amount check (amount_paise > 0),
  constraint gift_card_extension__number check (number > 0),
  constraint gift_card_extension__validity check (valid_until > extended_at),
  constraint gift_card_extension__by foreign key (extended_by) references app_user (id) on delete set null,
  constraint gift_card_extension__card foreign key (gift_id) references gift_card (gift_id)
);
create index gift_card_extension__by_person on gift_card_extension (extended_by) where extended_by is not null;
