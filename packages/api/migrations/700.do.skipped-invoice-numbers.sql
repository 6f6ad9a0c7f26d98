-- Numbers that an operator passed over after a restore, because buyers may have documents with them.
alter table invoice_counter add skipped integer not null default 0,
  add constraint invoice_counter__skipped check (skipped >= 0 and skipped <= last);
