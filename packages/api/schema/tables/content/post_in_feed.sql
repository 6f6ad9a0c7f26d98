-- One row per post in a list, with the values it is sorted by.
create table post_in_feed (
  feed_id integer not null,
  post_id bigint not null,
  popularity integer not null,
  published_at timestamptz not null,
  constraint post_in_feed__identity primary key (post_id, feed_id),
  constraint post_in_feed__feed foreign key (feed_id) references post_feed (id),
  constraint post_in_feed__post foreign key (post_id) references post (id) on delete cascade
);
create index post_in_feed__latest on post_in_feed (feed_id, published_at desc, post_id desc);
create index post_in_feed__popular on post_in_feed (feed_id, popularity desc, post_id desc) include (published_at);

create trigger post_in_feed__count_gone after delete on post_in_feed referencing old table as changed_rows
  for each statement execute function keep_feed_counts('post_feed');
create trigger post_in_feed__count_new after insert on post_in_feed referencing new table as changed_rows
  for each statement execute function keep_feed_counts('post_feed');
create trigger post_in_feed__noted_gone after delete on post_in_feed referencing old table as changed_rows
  for each statement execute function note_feed_change('post');
alter table post_in_feed enable always trigger post_in_feed__noted_gone;
create trigger post_in_feed__noted_new after insert on post_in_feed referencing new table as changed_rows
  for each statement execute function note_feed_change('post');
alter table post_in_feed enable always trigger post_in_feed__noted_new;
create trigger post_in_feed__noted_sorted after update on post_in_feed referencing new table as changed_rows
  for each statement execute function note_feed_change('post');
alter table post_in_feed enable always trigger post_in_feed__noted_sorted;
