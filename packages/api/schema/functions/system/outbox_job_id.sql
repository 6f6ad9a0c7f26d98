-- The job id of an outbox entry: always the same for the same entry, so that queueing it twice has no effect.
create or replace function outbox_job_id(entry bigint) returns uuid
language sql immutable strict parallel safe
return lpad(to_hex(entry), 32, '0')::uuid;
