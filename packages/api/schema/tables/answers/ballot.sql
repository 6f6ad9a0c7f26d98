-- Polls and awards, one ballot a question, one vote a person. A vote is never changed or taken back; each carries the
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
  starts_at timestamptz not null default '2020-01-01 00:00:00+00',
  -- The first moment at which no vote counts any more.
  ends_at timestamptz,
  is_published boolean not null default true,
  -- The end of the chain of its votes.
  last_number integer not null default 0,
  last_hash bytea not null default '\x',
  -- Some votes keep their results to themselves until the end, also from those who have voted.
  hides_until_end boolean not null default false,
  constraint ballot__identity primary key (id),
  constraint ballot__one_a_year unique (category, year),
  constraint ballot__award check ((kind = 'award') = (category is not null and year is not null)),
  constraint ballot__id check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(id) <= 80),
  constraint ballot__kind check (kind in ('poll', 'award')),
  constraint ballot__time check (ends_at > starts_at)
);
