-- One row per entry in the waiting list of a ticket type. An offer is a hold; a person who lets it expire leaves the
-- list.
create table ticket_waiting (
  id bigint generated always as identity,
  event_id bigint not null,
  ticket_type_id bigint not null,
  user_id bigint not null,
  qty integer not null,
  state text not null default 'waiting',
  joined_at timestamptz not null,
  hold_id text,
  constraint ticket_waiting__identity primary key (id),
  constraint ticket_waiting__offer check ((state = 'offered') = (hold_id is not null)),
  constraint ticket_waiting__qty check (qty >= 1 and qty <= 10),
  constraint ticket_waiting__state check (state in ('waiting', 'offered', 'left')),
  constraint ticket_waiting__event foreign key (event_id) references event (id),
  constraint ticket_waiting__hold foreign key (hold_id) references ticket_hold (hold_id),
  constraint ticket_waiting__type foreign key (ticket_type_id) references ticket_type (id),
  constraint ticket_waiting__user foreign key (user_id) references app_user (id)
);
create unique index ticket_waiting__once on ticket_waiting (ticket_type_id, user_id) where state = 'waiting';
create index ticket_waiting__queue on ticket_waiting (event_id, id) where state = 'waiting';
