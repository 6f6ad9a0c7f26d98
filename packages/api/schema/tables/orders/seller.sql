-- One row per merchant registered for GST, with the details that tax documents need. A merchant without a row is not
-- registered.
create table seller (
  merchant_id bigint not null,
  legal_name text not null,
  gstin text not null,
  line1 text not null,
  line2 text not null,
  state text not null,
  pincode text not null,
  constraint seller__identity primary key (merchant_id),
  constraint seller__gstin check (gstin ~ '^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$'),
  constraint seller__pincode check (pincode ~ '^[1-9][0-9]{5}$'),
  constraint seller__merchant foreign key (merchant_id) references merchant (id) on delete cascade
);
