-- The job of an entry of the outbox: the same for the same entry, so that putting it into the queue twice changes
-- nothing.
create or replace function outbox_job_id(entry bigint) returns uuid
language sql immutable strict parallel safe
return lpad(to_hex(entry), 32, '0')::uuid;
