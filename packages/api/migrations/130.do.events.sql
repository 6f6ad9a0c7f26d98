-- Events as people book them: what an event's page tells, its ticket types, seats put aside, tickets, and who waits.
-- Money is paise. A seat is sold when `sold` counts it, and put aside while a hold of it has not run out.

alter table event add column kind text not null default 'talk';
alter table event add column status text not null default 'scheduled';
alter table event add column host text not null default 'Nukkad';
alter table event add column host_line text not null default '';
alter table event add column place_slug text;
alter table event add column tags text[] not null default '{}';
alter table event add column blocks jsonb not null default '[]';
-- The cheapest and the dearest of its tickets, kept by a trigger for lists that ask for what is free.
alter table event add column price_from_paise bigint not null default 0;
alter table event add column price_to_paise bigint not null default 0;
-- Of the demo world: may be moved on when it is over, so that there is always something to do.
alter table event add column is_demo boolean not null default false;
alter table event add constraint event__kind check (
  kind in ('music', 'food', 'walk', 'workshop', 'theatre', 'market', 'film', 'talk', 'kids', 'sport')
);
alter table event add constraint event__status check (status in ('scheduled', 'cancelled'));
alter table event add constraint event__blocks check (jsonb_typeof(blocks) = 'array');
alter table event add constraint event__place check (place_slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$');
-- Lists look a month back for what began and is not over: nothing may take longer.
alter table event add constraint event__length check (ends_at <= starts_at + interval '31 days');
create index event__to_come on event (city, starts_at, id) where is_published;
create index event__all_to_come on event (starts_at, id) where is_published;
create index event__of_locality on event (city, locality_slug, starts_at) where is_published;

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
  constraint ticket_type__price check (price_paise >= 0),
  constraint ticket_type__seats check (seats >= 0),
  constraint ticket_type__never_oversold check (sold between 0 and seats),
  constraint ticket_type__event foreign key (event_id) references event (id) on delete cascade
);
insert into ticket_type (event_id, name, price_paise, seats)
select id, 'Entry', price_paise, coalesce(seats, 100) from event;
update event set price_from_paise = price_paise, price_to_paise = price_paise;
alter table event drop column price_paise, drop column seats;

create function event_knows_its_prices() returns trigger
language plpgsql as $$
begin
  update event e set price_from_paise = p.least, price_to_paise = p.most
  from (
    select coalesce(min(t.price_paise), 0) as least, coalesce(max(t.price_paise), 0) as most
    from ticket_type t where t.event_id = coalesce(new.event_id, old.event_id)
  ) p
  where e.id = coalesce(new.event_id, old.event_id);
  return null;
end
$$;
create trigger ticket_type__prices after insert or delete or update of price_paise on ticket_type
for each row execute function event_knows_its_prices();

-- Seats put aside for one person: while they fill the form and pay, or because they waited (`is_offer`). A 'held' row
-- past `expires_at` counts for nothing, so no job is needed to be right.
create table ticket_hold (
  hold_id text not null,
  event_id bigint not null,
  user_id bigint not null,
  state text not null default 'held',
  ended_by text,
  is_offer boolean not null default false,
  guests jsonb not null default '[]',
  contact jsonb,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  constraint ticket_hold__identity primary key (hold_id),
  constraint ticket_hold__number check (hold_id ~ '^HD-[0-9A-HJKMNP-TV-Z]{12}$'),
  constraint ticket_hold__state check (state in ('held', 'released', 'booked')),
  constraint ticket_hold__ended_by check (
    (state = 'released') = (ended_by is not null) and ended_by in ('buyer', 'choice', 'time')
  ),
  constraint ticket_hold__guests check (jsonb_typeof(guests) = 'array'),
  constraint ticket_hold__event foreign key (event_id) references event (id),
  constraint ticket_hold__user foreign key (user_id) references app_user (id)
);
create unique index ticket_hold__one_at_a_time on ticket_hold (event_id, user_id) where state = 'held';
create index ticket_hold__to_end on ticket_hold (expires_at) where state = 'held';
create index ticket_hold__of_buyer on ticket_hold (user_id, event_id, created_at desc);

create table ticket_hold_line (
  hold_id text not null,
  ticket_type_id bigint not null,
  qty integer not null,
  price_paise bigint not null,
  constraint ticket_hold_line__identity primary key (hold_id, ticket_type_id),
  constraint ticket_hold_line__qty check (qty between 1 and 10),
  constraint ticket_hold_line__price check (price_paise >= 0),
  constraint ticket_hold_line__hold foreign key (hold_id) references ticket_hold (hold_id) on delete cascade,
  constraint ticket_hold_line__type foreign key (ticket_type_id) references ticket_type (id)
);
create index ticket_hold_line__of_type on ticket_hold_line (ticket_type_id);

create table ticket (
  ticket_id text not null,
  hold_id text not null,
  event_id bigint not null,
  ticket_type_id bigint not null,
  user_id bigint not null,
  transaction_id text,
  is_paid_online boolean not null default false,
  guest text not null,
  code text not null,
  price_paise bigint not null,
  state text not null default 'valid',
  issued_at timestamptz not null,
  used_at timestamptz,
  used_by text,
  cancelled_at timestamptz,
  constraint ticket__identity primary key (ticket_id),
  constraint ticket__number check (ticket_id ~ '^TK-[0-9A-HJKMNP-TV-Z]{12}$'),
  constraint ticket__code_unique unique (code),
  constraint ticket__state check (
    (state = 'valid' and used_at is null and cancelled_at is null)
    or (state = 'used' and used_at is not null and cancelled_at is null)
    or (state = 'cancelled' and cancelled_at is not null and used_at is null)
  ),
  constraint ticket__paid check (price_paise = 0 or (price_paise > 0 and transaction_id is not null)),
  constraint ticket__hold foreign key (hold_id) references ticket_hold (hold_id),
  constraint ticket__event foreign key (event_id) references event (id),
  constraint ticket__type foreign key (ticket_type_id) references ticket_type (id),
  constraint ticket__user foreign key (user_id) references app_user (id),
  constraint ticket__transaction foreign key (transaction_id) references checkout_transaction (transaction_id)
);
create index ticket__of_user on ticket (user_id, event_id);
create index ticket__of_event on ticket (event_id, used_at desc);
create index ticket__of_type on ticket (ticket_type_id) where state <> 'cancelled';

-- A place in the queue of a ticket type. An offer is a hold; who lets it pass leaves the queue.
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
  constraint ticket_waiting__qty check (qty between 1 and 10),
  constraint ticket_waiting__state check (state in ('waiting', 'offered', 'left')),
  constraint ticket_waiting__offer check ((state = 'offered') = (hold_id is not null)),
  constraint ticket_waiting__event foreign key (event_id) references event (id),
  constraint ticket_waiting__type foreign key (ticket_type_id) references ticket_type (id),
  constraint ticket_waiting__user foreign key (user_id) references app_user (id),
  constraint ticket_waiting__hold foreign key (hold_id) references ticket_hold (hold_id)
);
create unique index ticket_waiting__once on ticket_waiting (ticket_type_id, user_id) where state = 'waiting';
create index ticket_waiting__queue on ticket_waiting (event_id, id) where state = 'waiting';

-- Who may let people in.
create table event_organiser (
  event_id bigint not null,
  user_id bigint not null,
  constraint event_organiser__identity primary key (event_id, user_id),
  constraint event_organiser__event foreign key (event_id) references event (id) on delete cascade,
  constraint event_organiser__user foreign key (user_id) references app_user (id) on delete cascade
);
create index event_organiser__of_user on event_organiser (user_id);
