-- One row per kind of ticket of an event, with its price and number of seats. A seat is taken if it is counted in
-- `sold` or reserved by an unexpired hold.
create table ticket_type (
  id bigint generated always as identity,
  event_id bigint not null,
  name text not null,
  line text not null default '',
  price_paise bigint not null,
  seats integer not null,
  sold integer not null default 0,
  position smallint not null default 0,
  constraint ticket_type__identity primary key (id),
  constraint ticket_type__name_unique unique (event_id, name),
  constraint ticket_type__never_oversold check (sold >= 0 and sold <= seats),
  constraint ticket_type__price check (price_paise >= 0),
  constraint ticket_type__seats check (seats >= 0),
  constraint ticket_type__event foreign key (event_id) references event (id) on delete cascade
);

create trigger ticket_type__prices after insert or delete or update of price_paise on ticket_type for each row
  execute function event_knows_its_prices();
