-- Lists of posts that a page reads from its top: a walk along an index however many there are, and the length is
-- kept.
create table post_feed (
  id integer generated always as identity,
  key text not null,
  count integer not null default 0,
  constraint post_feed__identity primary key (id),
  constraint post_feed__key_unique unique (key),
  constraint post_feed__count check (count >= 0)
);
