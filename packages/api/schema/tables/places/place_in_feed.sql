-- One row per place in a list, with the values it is sorted by.
create table place_in_feed (
  feed_id integer not null,
  place_id bigint not null,
  popularity integer not null,
  published_at timestamptz not null,
  constraint place_in_feed__identity primary key (place_id, feed_id),
  constraint place_in_feed__feed foreign key (feed_id) references place_feed (id),
  constraint place_in_feed__place foreign key (place_id) references place (id) on delete cascade
);
create index place_in_feed__latest on place_in_feed (feed_id, published_at desc, place_id desc);
create index place_in_feed__popular on place_in_feed (feed_id, popularity desc,
  place_id desc) include (published_at);

create trigger place_in_feed__count_gone after delete on place_in_feed referencing old table as changed_rows
  for each statement execute function keep_feed_counts('place_feed');
create trigger place_in_feed__count_new after insert on place_in_feed referencing new table as changed_rows
  for each statement execute function keep_feed_counts('place_feed');
create trigger place_in_feed__noted_gone after delete on place_in_feed referencing old table as changed_rows
  for each statement execute function note_feed_change('place');
alter table place_in_feed enable always trigger place_in_feed__noted_gone;
create trigger place_in_feed__noted_new after insert on place_in_feed referencing new table as changed_rows
  for each statement execute function note_feed_change('place');
alter table place_in_feed enable always trigger place_in_feed__noted_new;
create trigger place_in_feed__noted_sorted after update on place_in_feed referencing new table as changed_rows
  for each statement execute function note_feed_change('place');
alter table place_in_feed enable always trigger place_in_feed__noted_sorted;
