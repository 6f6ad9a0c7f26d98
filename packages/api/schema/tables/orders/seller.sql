-- One row per merchant whose legal name and address are known, for tax documents and for buyers. `gstin` is null for a
-- merchant who is not registered for GST; neither is one without a row.
create table seller (
  merchant_id bigint not null,
  legal_name text not null,
  gstin text,
  line1 text not null,
  line2 text not null,
  state text not null,
  pincode text not null,
  -- The number that buyers may call.
  phone text,
  -- As post offices write it. Null until the merchant saves its details.
  city text,
  constraint seller__identity primary key (merchant_id),
  constraint seller__gstin check (gstin ~ '^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$'),
  constraint seller__phone check (phone ~ '^[6-9][0-9]{9}$'),
  constraint seller__pincode check (pincode ~ '^[1-9][0-9]{5}$'),
  constraint seller__merchant foreign key (merchant_id) references merchant (id) on delete cascade
);
