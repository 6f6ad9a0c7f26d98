-- Lists of links that editors keep. The version rises with each change, so that nobody writes over another's.
create table nav_list (
  list text not null,
  version integer not null default 1,
  changed_by bigint,
  changed_at timestamptz,
  constraint nav_list__identity primary key (list),
  constraint nav_list__changed_by foreign key (changed_by) references app_user (id) on delete set null
);
