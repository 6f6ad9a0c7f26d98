-- One row per GST invoice or credit note, numbered without gaps per merchant, kind and Indian financial year (April to
-- March). `document` holds everything printed on it. `purpose` identifies what it is for, so that each is issued once.
create table invoice (
  invoice_id bigint generated always as identity,
  kind text not null,
  merchant_id bigint not null,
  financial_year smallint not null,
  serial integer not null,
  number text not null,
  order_id text not null,
  purpose text not null,
  issued_at timestamptz not null,
  taxable_paise bigint not null,
  cgst_paise bigint not null,
  sgst_paise bigint not null,
  igst_paise bigint not null,
  goods_paise bigint not null,
  document jsonb not null,
  constraint invoice__identity primary key (invoice_id),
  constraint invoice__once unique (kind, purpose),
  constraint invoice__serial_unique unique (merchant_id, kind, financial_year, serial),
  constraint invoice__adds_up check (taxable_paise >= 0 and cgst_paise >= 0 and igst_paise >= 0
    and cgst_paise = sgst_paise and goods_paise = (taxable_paise + cgst_paise + sgst_paise + igst_paise)),
  constraint invoice__kind check (kind in ('invoice', 'credit_note')),
  constraint invoice__number check (length(number) <= 16),
  constraint invoice__merchant foreign key (merchant_id) references merchant (id),
  constraint invoice__order foreign key (order_id) references shop_order (order_id)
);
create index invoice__of_order on invoice (order_id, invoice_id);

create trigger invoice__for_ever before delete or update or truncate on invoice for each statement
  execute function invoice_is_for_ever();
