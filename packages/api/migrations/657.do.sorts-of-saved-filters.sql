-- Which sorts exist is decided by the contracts' list of them, and a number that is not among them means the default:
-- a limit here would need a migration for each new sort.
alter table custom_category drop constraint custom_category__sort;
alter table custom_category add constraint custom_category__sort check (sort >= 0);
