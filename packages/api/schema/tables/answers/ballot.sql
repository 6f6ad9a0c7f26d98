-- One row per poll or award ballot; each asks one question, and each person has one vote. Votes are never changed or
-- withdrawn; each contains the hash of the previous one, so that a recount detects altered or missing votes.
create table ballot (
  id text not null,
  kind text not null,
  title text not null,
  intro text not null default '',
  -- Category and year of an award, null for polls; a category has one ballot per year.
  category text,
  year integer,
  position integer not null default 0,
  starts_at timestamptz not null default '2019-12-31 18:30:00+00',
  -- When voting ends; votes from this moment on are refused. Null for a ballot without an end.
  ends_at timestamptz,
  is_published boolean not null default true,
  -- Number and hash of the latest vote in the chain; 0 and empty before the first vote.
  last_number integer not null default 0,
  last_hash bytea not null default '\x',
  -- Whether results stay hidden until the end, even from people who have voted.
  hides_until_end boolean not null default false,
  constraint ballot__identity primary key (id),
  constraint ballot__one_a_year unique (category, year),
  constraint ballot__award check ((kind = 'award') = (category is not null and year is not null)),
  constraint ballot__id check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(id) <= 80),
  constraint ballot__kind check (kind in ('poll', 'award')),
  constraint ballot__time check (ends_at > starts_at)
);
