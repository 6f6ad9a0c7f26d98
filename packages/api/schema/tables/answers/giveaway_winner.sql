-- One row per winner of a giveaway, ranked in the order of the draw. A winner who does not take the prize stays in the
-- record, with the reason in `passed_over`, and the next entry wins.
create table giveaway_winner (
  giveaway_id text not null,
  rank integer not null,
  entry text not null,
  passed_over text,
  constraint giveaway_winner__identity primary key (giveaway_id, rank),
  constraint giveaway_winner__once unique (giveaway_id, entry),
  constraint giveaway_winner__entry foreign key (giveaway_id, entry) references giveaway_entry (giveaway_id, entry)
);
