-- One row per series of invoice numbers, with the last number issued. The row stays locked until the document with the
-- next number is stored, so that no number is lost.
create table invoice_counter (
  merchant_id bigint not null,
  kind text not null,
  financial_year smallint not null,
  last integer not null default 0,
  skipped integer not null default 0,
  constraint invoice_counter__identity primary key (merchant_id, kind, financial_year),
  constraint invoice_counter__last check (last >= 0),
  constraint invoice_counter__skipped check (skipped >= 0 and skipped <= last),
  constraint invoice_counter__merchant foreign key (merchant_id) references merchant (id)
);
