-- Winners of a giveaway are told by email and answer with the address to which the prize is sent.
alter table giveaway_winner
  add column told_at timestamptz,
  add column answer_by timestamptz,
  add column answered_at timestamptz,
  add column address jsonb,
  add column sent_at timestamptz,
  add constraint giveaway_winner__told check ((told_at is null) = (answer_by is null) and answer_by > told_at),
  add constraint giveaway_winner__answer check (address is null or answered_at is not null),
  add constraint giveaway_winner__sent check (sent_at is null or (answered_at is not null and passed_over is null));
