-- One row per winner of a giveaway, ranked in the order of the draw. A winner who does not take the prize stays in the
-- record, with the reason in `passed_over`, and the next entry wins.
create table giveaway_winner (
  giveaway_id text not null,
  rank integer not null,
  entry text not null,
  passed_over text,
  -- When the email was sent, and the deadline that it names. Both stay null for a winner who has no account any more, or
  -- no email address; without a deadline the winner can answer until passed over.
  told_at timestamptz,
  answer_by timestamptz,
  answered_at timestamptz,
  -- A copy: later changes of the winner's saved addresses do not alter it.
  address jsonb,
  sent_at timestamptz,
  constraint giveaway_winner__identity primary key (giveaway_id, rank),
  constraint giveaway_winner__once unique (giveaway_id, entry),
  constraint giveaway_winner__answer check (address is null or answered_at is not null),
  constraint giveaway_winner__sent check (sent_at is null or answered_at is not null and passed_over is null),
  constraint giveaway_winner__told check ((told_at is null) = (answer_by is null) and answer_by > told_at),
  constraint giveaway_winner__entry foreign key (giveaway_id, entry) references giveaway_entry (giveaway_id, entry)
);
