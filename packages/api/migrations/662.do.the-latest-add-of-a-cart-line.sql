alter table cart_line add column last_add_key text;
alter table cart_line add constraint cart_line__last_add_key check (length(last_add_key) <= 200);
