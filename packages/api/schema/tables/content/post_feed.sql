-- One row per list of posts, with its length. A page reads a list from its top along an index, however long it is.
create table post_feed (
  id integer generated always as identity,
  key text not null,
  count integer not null default 0,
  constraint post_feed__identity primary key (id),
  constraint post_feed__key_unique unique (key),
  constraint post_feed__count check (count >= 0)
);
