-- One row per person who runs an event and may admit its guests.
create table event_organiser (
  event_id bigint not null,
  user_id bigint not null,
  constraint event_organiser__identity primary key (event_id, user_id),
  constraint event_organiser__event foreign key (event_id) references event (id) on delete cascade,
  constraint event_organiser__user foreign key (user_id) references app_user (id) on delete cascade
);
create index event_organiser__of_user on event_organiser (user_id);
