-- From which network a complaint without an account came, for a day: limits count by it, and no longer by the address
-- that was typed, which anybody can type.
alter table complaint add network bytea;
create index complaint__by_network on complaint (network, received_at) where network is not null;
