-- One row per piece of work that begins when a transaction commits: emails, calls to other systems, jobs. The row is
-- authoritative (key, payload, done or not); its job in the queue (pg-boss, schema pgboss) determines when and by whom
-- it is attempted, and holds only the row's id.
create table outbox (
  id bigint generated always as identity,
  kind text not null,
  key text not null,
  payload jsonb not null,
  attempts integer not null default 0,
  run_at timestamptz not null default clock_timestamp(),
  done_at timestamptz,
  last_error text,
  created_at timestamptz not null default clock_timestamp(),
  lane text not null default 'work',
  -- When it is of no use any more, and is closed without another try; null for work that must be done however late.
  not_after timestamptz,
  -- It ended without having been done, for the reason in last_error.
  is_given_up boolean not null default false,
  constraint outbox_pkey primary key (id),
  constraint outbox__once unique (kind, key),
  constraint outbox__given_up check (done_at is not null or not is_given_up)
);
create index outbox__done on outbox (done_at) where done_at is not null;
create index outbox__due on outbox (run_at, id) where done_at is null;
create index outbox__given_up on outbox (done_at) where is_given_up;

create trigger outbox__queue after insert on outbox for each row when (new.done_at is null)
  execute function queue_new_entry();
