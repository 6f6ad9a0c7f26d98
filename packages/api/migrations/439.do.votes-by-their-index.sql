-- Plans of this function are made while a ballot is empty and kept for the session: then every vote would be looked for
-- among all there are by reading the whole table, which by then has ten thousand.
alter function cast_votes (text, timestamptz, jsonb) set enable_seqscan = off;
