-- The browser that used a code, as a keyed hash: it may send the code again when the answer was lost.
alter table one_time_code add column used_by bytea;
