-- Entries of the outbox are worked off by a job queue library (pg-boss, schema pgboss), in lanes with workers of their
-- own: a sign-in code does not wait behind a thousand order mails. The entry stays the truth (once-key, payload, done or
-- not); its job in the queue says when and by whom it is tried, and holds nothing but the entry's id.

alter table outbox add column lane text not null default 'work';
comment on column outbox.lane is 'The queue whose workers do it: codes, mail or work.';

-- The same job for the same entry, so that putting it into the queue twice changes nothing.
create function outbox_job_id(entry bigint) returns uuid
language sql immutable strict parallel safe
return lpad(to_hex(entry), 32, '0')::uuid;

-- Puts an entry into the queue of its lane; how often and how soon it is tried again is the queue's own setting.
create function queue_job(entry outbox) returns void language plpgsql as $$
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

create function queue_new_entry() returns trigger language plpgsql as $$
begin
  perform queue_job(new);
  return null;
end $$;

create trigger outbox__queue after insert on outbox
for each row when (new.done_at is null) execute function queue_new_entry();
