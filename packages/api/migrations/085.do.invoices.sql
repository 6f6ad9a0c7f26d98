-- GST invoices and credit notes. Numbered without gaps per maker, kind and Indian financial year (April to March).

-- What a product is to the tax office, copied with the rest of what was agreed.
alter table order_line add column hsn text not null default '';
update order_line l set hsn = p.hsn from product p where p.id = l.product_id;

-- Who sells, as the tax office knows them. A maker without a row here is not registered for GST.
create table seller (
  merchant_id bigint not null,
  legal_name text not null,
  gstin text not null,
  line1 text not null,
  line2 text not null,
  state text not null,
  pincode text not null,
  constraint seller__identity primary key (merchant_id),
  constraint seller__merchant foreign key (merchant_id) references merchant (id) on delete cascade,
  constraint seller__gstin check (gstin ~ '^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$'),
  constraint seller__pincode check (pincode ~ '^[1-9][0-9]{5}$')
);

-- The last number given. Its row is locked until the document that carries the number is there, or nobody has it.
create table invoice_counter (
  merchant_id bigint not null,
  kind text not null,
  financial_year smallint not null,
  last integer not null default 0,
  constraint invoice_counter__identity primary key (merchant_id, kind, financial_year),
  constraint invoice_counter__merchant foreign key (merchant_id) references merchant (id),
  constraint invoice_counter__last check (last >= 0)
);

-- Everything that stands on the paper is in `document`. `purpose` is what it was made for: once each.
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
  constraint invoice__kind check (kind in ('invoice', 'credit_note')),
  constraint invoice__order foreign key (order_id) references shop_order (order_id),
  constraint invoice__merchant foreign key (merchant_id) references merchant (id),
  constraint invoice__serial_unique unique (merchant_id, kind, financial_year, serial),
  constraint invoice__once unique (kind, purpose),
  constraint invoice__number check (length(number) <= 16),
  constraint invoice__adds_up check (
    taxable_paise >= 0 and cgst_paise >= 0 and igst_paise >= 0 and cgst_paise = sgst_paise
    and goods_paise = taxable_paise + cgst_paise + sgst_paise + igst_paise
  )
);
create index invoice__of_order on invoice (order_id, invoice_id);

create function invoice_is_for_ever() returns trigger
language plpgsql as $$
begin
  raise exception 'an invoice is never changed; issue a credit note';
end
$$;
create trigger invoice__for_ever before update or delete or truncate on invoice
for each statement execute function invoice_is_for_ever();
