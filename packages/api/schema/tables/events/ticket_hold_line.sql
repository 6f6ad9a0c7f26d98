-- One row per ticket type of a hold, with the number of seats it reserves.
create table ticket_hold_line (
  hold_id text not null,
  ticket_type_id bigint not null,
  qty integer not null,
  price_paise bigint not null,
  constraint ticket_hold_line__identity primary key (hold_id, ticket_type_id),
  constraint ticket_hold_line__price check (price_paise >= 0),
  constraint ticket_hold_line__qty check (qty >= 1 and qty <= 10),
  constraint ticket_hold_line__hold foreign key (hold_id) references ticket_hold (hold_id) on delete cascade,
  constraint ticket_hold_line__type foreign key (ticket_type_id) references ticket_type (id)
);
create index ticket_hold_line__of_type on ticket_hold_line (ticket_type_id);
