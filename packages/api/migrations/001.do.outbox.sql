create table outbox (
  id bigint generated always as identity primary key,
  kind text not null,
  key text not null,
  payload jsonb not null,
  attempts integer not null default 0,
  run_at timestamptz not null default clock_timestamp(),
  done_at timestamptz,
  last_error text,
  created_at timestamptz not null default clock_timestamp(),
  constraint outbox__once unique (kind, key)
);
create index outbox__due on outbox (run_at, id) where done_at is null;
