alter table cart_line add column last_add text;
alter table cart_line add constraint cart_line__last_add check (length(last_add) <= 200);
