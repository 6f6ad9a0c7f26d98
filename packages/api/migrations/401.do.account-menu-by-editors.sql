-- Editors keep the account menu too.
insert into nav_list (list)
values ('account');

-- A sign that nothing draws.
update nav_item set icon = 'user' where icon = 'face';

alter table nav_item add constraint nav_item__icon check (
  icon in ('', 'heart', 'package', 'pen', 'store', 'ticket', 'user', 'wallet')
);
alter table nav_item add constraint nav_item__role check (role in ('merchant', 'editor', 'campaigner', 'place'));
