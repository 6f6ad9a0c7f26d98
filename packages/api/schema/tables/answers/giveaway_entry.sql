-- One row per participant of a giveaway; each person can enter once. `entry` is the pseudonym in the published list;
-- only the participant knows whose it is.
create table giveaway_entry (
  giveaway_id text not null,
  entry text not null,
  user_id bigint,
  entered_at timestamptz not null,
  constraint giveaway_entry__identity primary key (giveaway_id, entry),
  constraint giveaway_entry__one_a_person unique (giveaway_id, user_id),
  constraint giveaway_entry__form check (entry ~ '^[0-9a-f]{16}$'),
  constraint giveaway_entry__giveaway foreign key (giveaway_id) references giveaway (id),
  constraint giveaway_entry__user foreign key (user_id) references app_user (id) on delete set null
);
create index giveaway_entry__person on giveaway_entry (user_id) where user_id is not null;
