-- One row per call that may be sent twice: the first call with a key does the work and stores its answer; the same call
-- again receives that answer.
create table idempotency_key (
  scope text not null,
  key text not null,
  request_hash text not null,
  answer jsonb,
  created_at timestamptz not null,
  constraint idempotency_key__identity primary key (scope, key),
  constraint idempotency_key__key check (length(key) >= 1 and length(key) <= 200)
);
create index idempotency_key__age on idempotency_key (created_at);
