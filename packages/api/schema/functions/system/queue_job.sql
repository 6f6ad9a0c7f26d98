-- Queues an outbox entry in its lane; number and delay of retries are settings of the queue.
create or replace function queue_job(entry outbox) returns void language plpgsql as $$
begin
  insert into pgboss.job
    (id, name, data, start_after, keep_until, expire_in, retry_limit, retry_delay, retry_backoff, policy)
  select outbox_job_id(entry.id), queue.name, jsonb_build_object('entry', entry.id), entry.run_at,
    entry.run_at + interval '2 years', make_interval(secs => queue.expire_seconds),
    queue.retry_limit, queue.retry_delay, queue.retry_backoff, queue.policy
  from pgboss.queue
  where queue.name = entry.lane
  on conflict do nothing;
end $$;
