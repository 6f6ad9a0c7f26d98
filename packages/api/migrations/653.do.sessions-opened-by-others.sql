-- A session that an app hands over to its web pages ends with the app's session.
alter table session_family
  add column opened_by uuid,
  add constraint session_family_opened_by_fkey foreign key (opened_by) references session_family (id) on delete set null;
create index session_family__opened_by on session_family (opened_by) where opened_by is not null;
