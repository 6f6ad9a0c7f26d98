-- One row per vote on a ballot. `voter` is a keyed hash of the person, different for each ballot. `address` is a keyed
-- hash of the network the vote came from, set to null 90 days after the vote.
create table vote (
  ballot_id text not null,
  number integer not null,
  voter bytea not null,
  option_id text not null,
  voted_at timestamptz not null,
  hash bytea not null,
  address bytea,
  account_at timestamptz not null,
  constraint vote__identity primary key (ballot_id, number),
  constraint vote__one_a_person unique (ballot_id, voter),
  constraint vote__option foreign key (ballot_id, option_id) references ballot_option (ballot_id, id)
);
create index vote__address on vote (voted_at) where address is not null;
create index vote__option_of on vote (ballot_id, option_id);

create trigger vote__kept before delete or update on vote for each row execute function keep_votes();
