-- One row per sold-out SKU and email address that waits for it. One email is sent when it is back; the `token` in it
-- cancels everything that this address waits for.
create table restock_wish (
  id bigint generated always as identity,
  sku text not null,
  email text not null,
  token text not null,
  created_at timestamptz not null,
  told_at timestamptz,
  constraint restock_wish__identity primary key (id),
  constraint restock_wish__token_unique unique (token),
  constraint restock_wish__email check (email = lower(email) and length(email) <= 254),
  constraint restock_wish__variant foreign key (sku) references variant (sku) on delete cascade
);
create index restock_wish__of_address on restock_wish (email) where told_at is null;
create unique index restock_wish__once on restock_wish (sku, email) where told_at is null;
