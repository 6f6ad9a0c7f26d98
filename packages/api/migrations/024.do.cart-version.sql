-- Every write to a bag takes the bag's row by raising its version. A short write may then look first and say in one
-- statement "only if nobody was here since".
alter table cart add column version integer not null default 0;
