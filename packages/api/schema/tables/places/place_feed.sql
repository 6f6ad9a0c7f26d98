-- Lists of places that a page reads from its top: a walk along an index however many there are, and the length is
-- kept.
create table place_feed (
  id integer generated always as identity,
  key text not null,
  count integer not null default 0,
  constraint place_feed__identity primary key (id),
  constraint place_feed__key_unique unique (key),
  constraint place_feed__count check (count >= 0)
);
