-- One row per change by the campaign team: who changed what, and when. The latest number is the version that the next
-- change has to name, so that concurrent edits cannot overwrite each other.
create table staff_change (
  kind text not null,
  id text not null,
  version integer not null,
  changed_by bigint,
  changed_at timestamptz not null,
  constraint staff_change__identity primary key (kind, id, version),
  constraint staff_change__version check (version > 0),
  constraint staff_change__by foreign key (changed_by) references app_user (id) on delete set null
);
create index staff_change__by_person on staff_change (changed_by) where changed_by is not null;
