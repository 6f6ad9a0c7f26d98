-- Polls and awards: one ballot a question, one vote a person. A vote is never changed or taken back; each carries the
-- hash of the one before, so that an altered or missing one is found by recounting.
create table ballot (
  id text not null,
  kind text not null,
  title text not null,
  intro text not null default '',
  -- Of an award; there is one of each a year.
  category text,
  year integer,
  position integer not null default 0,
  starts_at timestamptz not null default '2020-01-01',
  -- The first moment at which no vote counts any more.
  ends_at timestamptz,
  is_published boolean not null default true,
  -- The end of the chain of its votes.
  last_number integer not null default 0,
  last_hash bytea not null default '\x',
  constraint ballot__identity primary key (id),
  constraint ballot__id check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(id) <= 80),
  constraint ballot__kind check (kind in ('poll', 'award')),
  constraint ballot__award check ((kind = 'award') = (category is not null and year is not null)),
  constraint ballot__one_a_year unique (category, year),
  constraint ballot__time check (ends_at > starts_at)
);

create table ballot_option (
  ballot_id text not null,
  id text not null,
  title text not null,
  line text not null default '',
  -- Of a brand: its page in the shop.
  slug text,
  picture_url text,
  picture_alt text,
  picture_ground text,
  position integer not null default 0,
  votes integer not null default 0,
  constraint ballot_option__identity primary key (ballot_id, id),
  constraint ballot_option__ballot foreign key (ballot_id) references ballot (id) on delete cascade,
  constraint ballot_option__picture
    check ((picture_url is null) = (picture_alt is null) and (picture_url is null) = (picture_ground is null))
);

-- `voter` is a keyed hash of the person for this ballot, `address` one of where the vote came from, which is forgotten
-- some time after the end.
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
create index vote__option_of on vote (ballot_id, option_id);
create index vote__address on vote (voted_at) where address is not null;

create function keep_votes() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.address is null and to_jsonb(new) - 'address' = to_jsonb(old) - 'address' then
    return new;
  end if;
  raise exception 'a vote is never changed or taken back' using errcode = 'restrict_violation';
end $$;
create trigger vote__kept before update or delete on vote for each row execute function keep_votes();
