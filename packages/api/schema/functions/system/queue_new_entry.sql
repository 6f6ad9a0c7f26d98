-- Trigger of outbox: queues new entries.
create or replace function queue_new_entry() returns trigger language plpgsql as $$
begin
  perform queue_job(new);
  return null;
end $$;
