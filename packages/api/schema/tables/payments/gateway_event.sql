-- One row per event received from the payment gateway, stored once, in the same database transaction as its effect.
create table gateway_event (
  event_id text not null,
  kind text not null,
  body jsonb not null,
  received_at timestamptz not null,
  constraint gateway_event__identity primary key (event_id)
);
create index gateway_event__age on gateway_event (received_at);
