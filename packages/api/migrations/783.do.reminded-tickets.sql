-- The start of which the holder of a ticket was reminded; a moved event has another start, of which they are reminded
-- again.
alter table ticket add column reminded_for timestamptz;
