-- Lists of the navigation that editors keep. The version rises with each change, so that nobody writes over another's.
create table nav_list (
  list text not null,
  version integer not null default 1,
  changed_by bigint,
  changed_at timestamptz,
  constraint nav_list__identity primary key (list),
  constraint nav_list__changed_by foreign key (changed_by) references app_user (id) on delete set null
);

insert into nav_list (list)
values ('desktop'), ('mobile'), ('footer');

alter table nav_item add constraint nav_item__title check (length(title) between 1 and 60);
alter table nav_item add constraint nav_item__label check (length(label) between 1 and 12);
