-- One row per list of links that editors maintain. `version` rises with each change, so that concurrent edits cannot
-- overwrite each other.
create table nav_list (
  list text not null,
  version integer not null default 1,
  changed_by bigint,
  changed_at timestamptz,
  constraint nav_list__identity primary key (list),
  constraint nav_list__changed_by foreign key (changed_by) references app_user (id) on delete set null
);
