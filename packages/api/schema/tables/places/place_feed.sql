-- One row per list of places, with its length. A page reads a list from its top along an index, however long it is.
create table place_feed (
  id integer generated always as identity,
  key text not null,
  count integer not null default 0,
  constraint place_feed__identity primary key (id),
  constraint place_feed__key_unique unique (key),
  constraint place_feed__count check (count >= 0)
);
