-- One row per booked ticket, each for one seat.
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
  -- Order of the tickets of a booking, in which their guests were named.
  seat smallint not null default 1,
  -- The start of which its holder was reminded; an event that moves has another.
  reminded_for timestamptz,
  constraint ticket__identity primary key (ticket_id),
  constraint ticket__code_unique unique (code),
  constraint ticket__number check (ticket_id ~ '^TK-[0-9A-HJKMNP-TV-Z]{12}$'),
  constraint ticket__paid check (price_paise = 0 or price_paise > 0 and transaction_id is not null),
  constraint ticket__seat check (seat > 0),
  constraint ticket__state check (state = 'valid' and used_at is null and cancelled_at is null or state = 'used'
    and used_at is not null and cancelled_at is null or state = 'cancelled' and cancelled_at is not null
    and used_at is null),
  constraint ticket__event foreign key (event_id) references event (id),
  constraint ticket__hold foreign key (hold_id) references ticket_hold (hold_id),
  constraint ticket__transaction foreign key (transaction_id) references checkout_transaction (transaction_id),
  constraint ticket__type foreign key (ticket_type_id) references ticket_type (id),
  constraint ticket__user foreign key (user_id) references app_user (id)
);
create index ticket__of_event on ticket (event_id, used_at desc);
create index ticket__of_type on ticket (ticket_type_id) where state <> 'cancelled';
create index ticket__of_user on ticket (user_id, event_id);
