-- Tickets of one booking are shown in the order in which their guests were named.
alter table ticket add column seat smallint not null default 1;
alter table ticket add constraint ticket__seat check (seat > 0);
